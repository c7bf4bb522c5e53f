import { useIntl } from 'react-intl';

const units = ['byte', 'kilobyte', 'megabyte', 'gigabyte'] as const;

/** Bytes as people read them: "1,2 MB". */
export function useFileSize(): (bytes: number) => string {
  const intl = useIntl();
  return (bytes) => {
    const power = Math.min(units.length - 1, Math.floor(Math.log10(Math.max(1, bytes)) / 3)) as
      | 0
      | 1
      | 2
      | 3;
    return intl.formatNumber(bytes / 1000 ** power, {
      style: 'unit',
      unit: units[power],
      unitDisplay: 'short',
      maximumFractionDigits: power > 1 ? 1 : 0,
    });
  };
}
