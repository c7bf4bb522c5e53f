import { styled } from '@mui/material/styles';
import { categoryLook } from '../picture/category-look.ts';

const Root = styled('span')({
  display: 'inline-grid',
  placeItems: 'center',
  flex: 'none',
  borderRadius: '50%',
  fontWeight: 700,
  lineHeight: 1,
  // Not text: a link around it is named by the person, and must not have to repeat the initials.
  '&::before': { content: 'attr(data-initials)' },
});

/** Initials of a person, decorative. With a category: a teacher, in its colours. */
export function Avatar({
  name,
  category = 'sicurezza',
  size = 40,
}: {
  name: string;
  category?: string | number;
  size?: number;
}) {
  const words = name.trim().split(/\s+/);
  const initials = [words[0], words.length > 1 ? words.at(-1) : undefined]
    .map((word) => word?.[0]?.toUpperCase() ?? '')
    .join('');
  const [deep, , , pale] = categoryLook(category).ramp;
  return (
    <Root
      aria-hidden="true"
      data-initials={initials}
      style={{
        width: size,
        height: size,
        fontSize: size * 0.35,
        backgroundColor: deep,
        color: pale,
      }}
    />
  );
}
