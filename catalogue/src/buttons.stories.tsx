import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { Band, Button, Glyph, IconButton, IconLink, TextLink } from 'shared-ui';
import { States } from './states.tsx';

export default { title: 'Buttons and links' } satisfies Meta;

export const Buttons: StoryObj = {
  render: () => (
    <States
      of={{
        contained: <Button>Salva</Button>,
        outlined: <Button variant="outlined">Annulla</Button>,
        tonal: <Button variant="tonal">Vedi</Button>,
        text: <Button variant="text">Torna all’ordine</Button>,
        danger: <Button tone="danger">Cancella “Logistica”</Button>,
        small: <Button size="small">Vedi</Button>,
        large: <Button size="large">Vai all’ordine</Button>,
        'full width': <Button fullWidth>Aggiungi al carrello</Button>,
        'with icon': <Button startIcon={<Glyph name="check" />}>Conferma</Button>,
        busy: <Button busy>Salvataggio…</Button>,
        disabled: <Button disabled>Salva</Button>,
        'disabled, with its reason': (
          <Button disabledReason="Leggi prima l’informativa">Ordina</Button>
        ),
        link: <Button to="/catalogo">Vai al catalogo</Button>,
      }}
    />
  ),
};

export const OnBand: StoryObj = {
  render: () => (
    <Band style={{ padding: 24 }}>
      <States
        of={{
          contained: <Button onBand>Riprendi</Button>,
          outlined: (
            <Button onBand variant="outlined">
              Esci
            </Button>
          ),
          text: (
            <Button onBand variant="text">
              Scopri
            </Button>
          ),
          icon: (
            <IconButton onBand label="Chiudi">
              <Glyph name="close" />
            </IconButton>
          ),
        }}
      />
    </Band>
  ),
};

export const IconsAndLinks: StoryObj = {
  render: () => (
    <States
      of={{
        icon: (
          <IconButton label="Chiudi">
            <Glyph name="close" />
          </IconButton>
        ),
        'disabled icon': (
          <IconButton label="Chiudi" disabled>
            <Glyph name="close" />
          </IconButton>
        ),
        'link with a count': (
          <IconLink label="Carrello, 3 articoli" to="/cart" count={3}>
            <Glyph name="receipt" />
          </IconLink>
        ),
        link: <TextLink to="/faq">Domande frequenti</TextLink>,
        'link among words': (
          <p>
            Leggi le <TextLink to="/faq">domande frequenti</TextLink> prima di scrivere.
          </p>
        ),
      }}
    />
  ),
};
