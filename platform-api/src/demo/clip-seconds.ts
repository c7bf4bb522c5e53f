/** How long each clip of the demo courses lasts; a test holds it against the films. */
export const clipSeconds: Readonly<Record<string, number>> = {
  'dpi-scelta-e-uso.mp4': 47,
  'rischi-in-ufficio.mp4': 42,
  'piano-di-emergenza.mp4': 40,
  'pericolo-rischio-danno.mp4': 52,
  'incendio-ed-evacuazione.mp4': 47,
  'riferimenti-di-cella.mp4': 37,
  'anatomia-di-una-truffa.mp4': 48,
  'regola-del-3-2-1.mp4': 47,
  'scena-sicura.mp4': 43,
  'catena-della-sopravvivenza.mp4': 45,
  'che-cosa-sta-chiedendo.mp4': 48,
  'passaggio-di-consegne.mp4': 50,
  'una-frase-sola.mp4': 44,
  'respiro-e-voce.mp4': 46,
};
