export { Avatar } from './Avatar.tsx';
export { Band, Card, PaddedCard } from './Card.tsx';
export { Lozenge } from './Lozenge.tsx';
export { Pill, type Tone } from './Pill.tsx';
export { ProgressRing } from './ProgressRing.tsx';
export { Rating, Stars } from './RatingStars.tsx';
