import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { captions, pictureUrl } from 'shared-ui/fixtures';
import { CaptionedVideo } from 'shared-ui/video';
import { States } from './states.tsx';

export default { title: 'Video' } satisfies Meta;

export const Captioned: StoryObj = {
  render: () => (
    <States
      of={{
        'with a poster': (
          <CaptionedVideo
            label="Valutare i rischi del proprio ufficio"
            posterUrl={pictureUrl}
            captions={captions}
          />
        ),
        'without a poster': (
          <CaptionedVideo
            label="Valutare i rischi del proprio magazzino"
            posterUrl={null}
            captions={captions}
          />
        ),
      }}
    />
  ),
};
