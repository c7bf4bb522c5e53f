import type { Meta, StoryObj } from '@storybook/react-webpack5';
import {
  Alert,
  Band,
  Button,
  ProgressRing,
  Skeleton,
  SkeletonGroup,
  Spinner,
  toast,
} from 'shared-ui';
import { ProgressBar } from 'shared-ui/details';
import { States } from './states.tsx';

export default { title: 'Feedback' } satisfies Meta;

const tones = ['info', 'success', 'warning', 'danger', 'reward'] as const;

export const Alerts: StoryObj = {
  render: () => (
    <States
      of={{
        ...Object.fromEntries(
          tones.map((tone) => [
            tone,
            <Alert key={tone} tone={tone}>
              La richiesta è stata inviata.
            </Alert>,
          ]),
        ),
        'with an action': (
          <Alert tone="warning" action={<button type="button">Riprova</button>}>
            Il pagamento non è arrivato.
          </Alert>
        ),
        'that closes': (
          <Alert tone="success" onClose={() => {}}>
            Il corso è stato salvato.
          </Alert>
        ),
      }}
    />
  ),
};

export const Toasts: StoryObj = {
  render: () => <Button onClick={() => toast.success('Fatto')}>Salva</Button>,
  play: () => {
    toast.clear();
    toast.error('Categoria in uso');
    toast.serverWarning('Corso già presente');
  },
};

export const Progress: StoryObj = {
  render: () => (
    <States
      of={{
        bar: <ProgressBar label="Caricamento" value={40} />,
        'bar of what is achieved': <ProgressBar label="Traguardo" value={100} isReward />,
        'ring at 0': <ProgressRing percentage={0} />,
        'ring at 29': <ProgressRing percentage={29} size={88} />,
        'ring, completed': <ProgressRing percentage={100} size={88} />,
        'on a band': (
          <Band style={{ padding: 24 }}>
            <ProgressRing percentage={62} size={112} />
            <ProgressBar label="Corso" value={62} />
          </Band>
        ),
        spinner: <Spinner />,
      }}
    />
  ),
};

export const Skeletons: StoryObj = {
  render: () => (
    <SkeletonGroup>
      <Skeleton width="60%" height="2rem" />
      <Skeleton aspectRatio="16 / 9" radius={16} />
      <Skeleton />
    </SkeletonGroup>
  ),
};
