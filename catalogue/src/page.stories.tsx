import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { Band, Button, Page, PageHeading, PageSkeleton } from 'shared-ui';
import { crumbs } from 'shared-ui/fixtures';

export default { title: 'Page', parameters: { layout: 'fullscreen' } } satisfies Meta;

export const Plain: StoryObj = {
  render: () => (
    <Page title="Il mio Carrello">
      <p>Il contenuto della pagina.</p>
    </Page>
  ),
};

export const WithEverything: StoryObj = {
  render: () => (
    <Page
      title="Il mio Carrello"
      heading="Il mio Carrello, con un titolo che su un telefono va a capo"
      lead="Due corsi, pronti per l’ordine."
      breadcrumb={crumbs}
      actions={
        <>
          <Button variant="outlined">Svuota</Button>
          <Button>Invia Ordine</Button>
        </>
      }
    >
      <p>Il contenuto della pagina.</p>
    </Page>
  ),
};

export const Public: StoryObj = {
  render: () => (
    <Page title="FAQ" width="public" lead="Risposte brevi.">
      <p>Il contenuto della pagina.</p>
    </Page>
  ),
};

export const WithABandOfItsOwn: StoryObj = {
  render: () => (
    <Page title="Primo soccorso aziendale" width="full">
      <Band style={{ padding: 24 }}>
        <PageHeading title="Primo soccorso aziendale" variant="display" />
      </Band>
    </Page>
  ),
};

export const Arriving: StoryObj = { render: () => <PageSkeleton /> };
