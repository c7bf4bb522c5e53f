import { ShareNetwork } from '@phosphor-icons/react/dist/csr/ShareNetwork';
import { styled } from '@mui/material/styles';
import { useIntl } from 'react-intl';
import { Button, IconButton, toast } from 'shared-ui';
import { useFailureToast } from '../failure-text.ts';
import { fetchMagicLink } from '../magic-link.ts';
import { messages } from './messages.ts';

const Wide = styled('div')(({ theme }) => ({
  display: 'grid',
  [theme.breakpoints.down('md')]: { display: 'none' },
}));

// In the bar of phones there is room for a sign alone.
const Narrow = styled('div')(({ theme }) => ({
  [theme.breakpoints.up('md')]: { display: 'none' },
}));

/** Copies the link by which others buy the course at a discount (PROMO-05). */
export function ShareCourse({ courseId }: { courseId: number }) {
  const { formatMessage } = useIntl();
  const failed = useFailureToast();
  const copy = async () => {
    let link: string;
    try {
      link = await fetchMagicLink(courseId);
    } catch (error) {
      return failed(error);
    }
    try {
      await navigator.clipboard.writeText(link);
      toast.notify(formatMessage(messages.linkCopied));
    } catch {
      // A browser without permission still gives the link, to be copied by hand.
      toast.info(link);
    }
  };
  const label = formatMessage(messages.share);
  return (
    <>
      <Wide>
        <Button variant="text" startIcon={<ShareNetwork size={18} />} onClick={() => void copy()}>
          {label}
        </Button>
      </Wide>
      <Narrow>
        <IconButton label={label} onClick={() => void copy()}>
          <ShareNetwork size={22} />
        </IconButton>
      </Narrow>
    </>
  );
}
