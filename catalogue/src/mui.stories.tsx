import Avatar from '@mui/material/Avatar';
import Badge from '@mui/material/Badge';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Chip from '@mui/material/Chip';
import MuiAlert from '@mui/material/Alert';
import Rating from '@mui/material/Rating';
import SnackbarContent from '@mui/material/SnackbarContent';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import Tooltip from '@mui/material/Tooltip';
import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { States } from './states.tsx';

export default { title: 'MUI taken directly' } satisfies Meta;

/** Without a line of style: what a team gets that imports them itself. */
export const Direct: StoryObj = {
  render: () => (
    <States
      of={{
        buttons: (
          <>
            <Button variant="contained">Salva</Button> <Button variant="outlined">Annulla</Button>{' '}
            <Button>Scopri</Button>
          </>
        ),
        alert: <MuiAlert severity="info">Il corso inizia domani.</MuiAlert>,
        snackbar: <SnackbarContent message="Copiato" />,
        chip: <Chip label="In corso" color="success" />,
        'chip that closes': <Chip label="Digitale e dati" onDelete={() => {}} />,
        toggles: (
          <ToggleButtonGroup value="list" exclusive aria-label="Vista">
            <ToggleButton value="list">Elenco</ToggleButton>
            <ToggleButton value="grid">Griglia</ToggleButton>
          </ToggleButtonGroup>
        ),
        avatar: <Avatar>GB</Avatar>,
        badge: (
          <Badge badgeContent={3}>
            <Avatar>GB</Avatar>
          </Badge>
        ),
        rating: <Rating value={3} readOnly />,
        card: <Card sx={{ padding: 6 }}>Una superficie con bordo.</Card>,
      }}
    />
  ),
};

export const TooltipShown: StoryObj = {
  render: () => (
    <Tooltip open title="Copia il codice">
      <Button variant="outlined">Copia</Button>
    </Tooltip>
  ),
};
