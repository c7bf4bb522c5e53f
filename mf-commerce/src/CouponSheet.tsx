import GlobalStyles from '@mui/material/GlobalStyles';
import { styled } from '@mui/material/styles';
import { Scissors } from '@phosphor-icons/react/dist/csr/Scissors';
import { useEffect, useRef } from 'react';
import { createPortal } from 'react-dom';
import { useIntl } from 'react-intl';
import type { AnswerOf } from 'shared-auth';
import { Cover, Logo, Lozenge, useFormats } from 'shared-ui';
import { paths } from 'shared-ui/paths';
import { QrPicture } from 'shared-ui/qr';
import { couponMessages as messages } from './coupon-messages.ts';

export type Coupon = AnswerOf<'/api/Order/GetMultiVoucherByOrderId', 'get'>[number];

/** White paper in millimetres, without band and scheme (board, "Print"); the rest of the page stays on the screen. */
const paper = (
  <GlobalStyles
    styles={{
      '[data-coupons]': { display: 'none' },
      '@media print': {
        '@page': { size: 'A4', margin: 0 },
        ':root, body': { background: 'white !important', margin: '0 !important' },
        'body > :not([data-coupons])': { display: 'none !important' },
        '[data-coupons]': { display: 'block' },
      },
    }}
  />
);

/** Ink on paper in every scheme: tokens of the light one. */
const ink = { text: '#0D1E2C', soft: '#465865', rule: '#C3D0D0', cut: '#74868F', teal: '#0A6B69' };

const Sheet = styled('section')({
  width: '210mm',
  color: ink.text,
  printColorAdjust: 'exact',
  WebkitPrintColorAdjust: 'exact',
  '& > h1': {
    position: 'absolute',
    width: 1,
    height: 1,
    overflow: 'hidden',
    clipPath: 'inset(50%)',
  },
});

/** Four on a sheet; the line at the middle is darker. */
const Article = styled('article')({
  boxSizing: 'border-box',
  height: '74.25mm',
  padding: '7mm 10mm',
  display: 'grid',
  gridTemplateColumns: '58mm minmax(0, 1fr) 40mm',
  gap: '8mm',
  position: 'relative',
  breakInside: 'avoid',
  '&:nth-of-type(4n)': { breakAfter: 'page' },
  '&:last-of-type': { breakAfter: 'auto' },
  '&:not(:nth-of-type(4n + 1))': { borderTop: `.35mm dashed ${ink.cut}` },
  '&:nth-of-type(4n + 3)': { borderTop: `.5mm dashed ${ink.text}` },
  '& > [data-scissors]': {
    position: 'absolute',
    left: '4mm',
    top: '-2.6mm',
    padding: '0 1mm',
    background: 'white',
    color: ink.soft,
  },
  '&:nth-of-type(4n + 1) > [data-scissors]': { display: 'none' },
});

const Picture = styled('div')({
  position: 'relative',
  overflow: 'hidden',
  borderRadius: '4mm',
  '& > div': { position: 'absolute', left: '3.5mm', bottom: '3.5mm' },
});

const Words = styled('div')(({ theme }) => ({
  display: 'flex',
  flexDirection: 'column',
  minWidth: 0,
  fontSize: '12.5px',
  lineHeight: 1.4,
  '& [data-part=lozenge]': { fill: `${ink.teal} !important` },
  '& > h2': {
    fontFamily: theme.fonts.heading,
    fontSize: 19,
    lineHeight: 1.15,
    letterSpacing: '-.02em',
    margin: '3.5mm 0 1mm',
    color: 'inherit',
  },
  '& > p': { margin: 0, color: ink.soft },
  '& > ol': {
    margin: 'auto 0 0',
    padding: 0,
    listStyle: 'none',
    display: 'grid',
    gap: '1.1mm',
    counterReset: 'step',
  },
  '& > ol > li': {
    display: 'grid',
    gridTemplateColumns: '4.5mm 1fr',
    counterIncrement: 'step',
    overflowWrap: 'anywhere',
    '&::before': { content: 'counter(step)', fontWeight: 700, color: ink.teal },
  },
}));

const Code = styled('div')(({ theme }) => ({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  justifyContent: 'space-between',
  textAlign: 'center',
  fontSize: 12,
  lineHeight: 1.35,
  color: ink.soft,
  '& > svg': { width: '36mm', height: '36mm' },
  '& > code': {
    fontFamily: theme.fonts.mono,
    fontSize: 14,
    fontWeight: 650,
    lineHeight: 1,
    whiteSpace: 'nowrap',
    color: ink.text,
    padding: '2.4mm 0',
    borderBlock: `.3mm solid ${ink.rule}`,
    width: '100%',
  },
}));

/**
 * Codes as coupons (board 21), printed at once. The picture leads to the page of vouchers and never has the code in
 * it: an address is kept by browsers and servers (E111).
 */
export function CouponSheet({
  coupons,
  from,
  onPrinted,
}: {
  coupons: readonly Coupon[];
  from: string;
  onPrinted: () => void;
}) {
  const { formatMessage } = useIntl();
  const sheet = useRef<HTMLElement>(null);
  useEffect(() => {
    let isGone = false;
    addEventListener('afterprint', onPrinted, { once: true });
    const print = async () => {
      const pictures = [...(sheet.current?.querySelectorAll('img') ?? [])];
      // A picture that is lost is drawn anew; nobody waits for it.
      await Promise.allSettled(pictures.map((picture) => picture.decode?.()));
      if (!isGone) window.print();
    };
    void print();
    return () => {
      isGone = true;
      removeEventListener('afterprint', onPrinted);
    };
  }, [onPrinted]);
  return createPortal(
    <Sheet ref={sheet} data-coupons="">
      {paper}
      <h1>{formatMessage(messages.sheet)}</h1>
      {coupons.map((coupon) => (
        <OneCoupon key={coupon.code} coupon={coupon} from={from} />
      ))}
    </Sheet>,
    document.body,
  );
}

function OneCoupon({ coupon, from }: { coupon: Coupon; from: string }) {
  const { formatMessage } = useIntl();
  const { duration } = useFormats();
  const address = `${location.origin}${paths.voucher()}`;
  const { corsoId, titoloCorso, code, conCertificazione, categoria, durataCorso, immagineUrl } =
    coupon;
  return (
    <Article>
      <span data-scissors="" aria-hidden="true">
        <Scissors size={18} />
      </span>
      <Picture>
        <Cover
          category={categoria ?? ''}
          seed={corsoId}
          imageUrl={immagineUrl}
          isFilling
          loading="eager"
        />
        {conCertificazione && (
          <div>
            <Lozenge>{formatMessage(messages.certified)}</Lozenge>
          </div>
        )}
      </Picture>
      <Words>
        <Logo height={21} />
        <h2>{titoloCorso}</h2>
        <p>
          {durataCorso === null
            ? formatMessage(messages.worth)
            : formatMessage(messages.worthHours, { duration: duration(durataCorso) })}
        </p>
        <p>{formatMessage(messages.from, { name: from })}</p>
        <ol>
          <li>
            <span>
              {formatMessage(messages.open, {
                address: <b key="address">{address.replace(/^https?:\/\//, '')}</b>,
              })}
            </span>
          </li>
          <li>{formatMessage(messages.type)}</li>
          <li>{formatMessage(messages.begin)}</li>
        </ol>
      </Words>
      <Code>
        <QrPicture text={address} label={formatMessage(messages.qr, { address })} />
        <code>{code}</code>
        <span>
          {formatMessage(messages.noEnd)}
          <br />
          {formatMessage(messages.forOne)}
        </span>
      </Code>
    </Article>
  );
}
