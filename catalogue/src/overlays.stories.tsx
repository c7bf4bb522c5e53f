import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { ActionMenu, Button, ConfirmDialog, Dialog } from 'shared-ui';
import { menuActions } from 'shared-ui/fixtures';

export default { title: 'Overlays' } satisfies Meta;

const nothing = () => {};

export const Information: StoryObj = {
  render: () => (
    <Dialog
      isOpen
      onClose={nothing}
      title="Informativa sulla privacy"
      actions={<Button variant="outlined">Torna all’ordine</Button>}
    >
      I dati servono all’ordine e alla ricevuta.
    </Dialog>
  ),
};

export const Wide: StoryObj = {
  render: () => (
    <Dialog isOpen onClose={nothing} width="wide" title="Termini e condizioni">
      <p style={{ height: '120vh' }}>Un testo più alto della finestra.</p>
    </Dialog>
  ),
};

export const Confirmation: StoryObj = {
  render: () => (
    <ConfirmDialog
      isOpen
      onClose={nothing}
      onConfirm={nothing}
      title="Vuoi cancellare questa categoria?"
      confirmLabel="Cancella “Logistica”"
    >
      “Logistica” contiene 3 corsi.
    </ConfirmDialog>
  ),
};

const openFirst = async ({ canvasElement }: { canvasElement: HTMLElement }) => {
  canvasElement.querySelector<HTMLElement>('[aria-haspopup=menu]')?.click();
};

export const Menu: StoryObj = {
  render: () => <ActionMenu actions={menuActions} />,
  play: openFirst,
};

export const Choice: StoryObj = {
  render: () => (
    <ActionMenu
      label="Lingua"
      actions={[
        { key: 'it', label: 'Italiano', isCurrent: true },
        { key: 'en', label: 'English', isCurrent: false },
      ]}
      trigger={(props) => (
        <Button {...props} variant="text">
          Lingua: Italiano
        </Button>
      )}
    />
  ),
  play: openFirst,
};
