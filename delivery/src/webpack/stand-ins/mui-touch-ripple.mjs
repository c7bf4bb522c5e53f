// The theme switches ripples off; ButtonBase still imports them (4 kB with their transitions).
export default function TouchRipple() {
  return null;
}
