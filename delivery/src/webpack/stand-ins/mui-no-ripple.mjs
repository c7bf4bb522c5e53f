// The theme switches ripples off for every button: their code (2 kB) would never run.
export default function TouchRipple() {
  return null;
}
