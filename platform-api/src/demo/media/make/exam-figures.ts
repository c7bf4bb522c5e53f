/** Figures of the exams as SVG text, 960 × 540; the regions of the banks are in these coordinates. */
const ink = '#0B2330';
const grey = '#8FA3AD';
const slate = '#4F6470';
const pale = '#E8EFF1';
const red = '#C8372D';
const green = '#1B7744';
const amber = '#F0A229';
const blue = '#2F5FA8';

const rect = (x: number, y: number, w: number, h: number, fill: string, more = '') =>
  `<rect x="${x}" y="${y}" width="${w}" height="${h}" fill="${fill}" ${more}/>`;
const frame = (x: number, y: number, w: number, h: number, color = ink, fill = '#fff') =>
  rect(x, y, w, h, fill, `stroke="${color}" stroke-width="4" rx="6"`);
const stroke = (d: string, color = ink, width = 4) =>
  `<path d="${d}" fill="none" stroke="${color}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"/>`;
const circle = (x: number, y: number, r: number, fill: string, more = '') =>
  `<circle cx="${x}" cy="${y}" r="${r}" fill="${fill}" ${more}/>`;
const word = (x: number, y: number, text: string, size = 20, fill = ink, anchor = 'start') =>
  `<text x="${x}" y="${y}" font-family="Hanken Grotesk" font-weight="600" font-size="${size}" fill="${fill}" text-anchor="${anchor}">${text}</text>`;
const middle = (x: number, y: number, text: string, size = 20, fill = ink) =>
  word(x, y, text, size, fill, 'middle');

const extinguisher = (x: number, y: number) =>
  rect(x, y + 20, 40, 90, red, 'rx="12"') +
  rect(x + 12, y, 16, 22, ink) +
  stroke(`M${x + 28} ${y + 8}q30 4 24 44`, ink, 6);

const plug = (x: number, y: number) =>
  frame(x, y, 100, 32, ink, pale) +
  [0, 1, 2].map((i) => circle(x + 22 + i * 28, y + 16, 8, ink)).join('');

const diamond = (x: number, y: number, sign: string) =>
  `<path d="M${x} ${y - 46} ${x + 46} ${y} ${x} ${y + 46} ${x - 46} ${y}Z" fill="#fff" stroke="${red}" stroke-width="7"/>${sign}`;

const exit = (x: number, y: number) =>
  frame(x, y, 110, 40, green, green) + middle(x + 55, y + 27, 'USCITA', 20, '#fff');

export const examFigures: Record<string, string> = {
  'exam-ufficio':
    stroke('M20 500H940', grey, 6) +
    rect(60, 300, 280, 22, '#B98A5A') +
    stroke('M80 322V500M320 322V500', '#B98A5A', 12) +
    frame(130, 190, 140, 96) +
    rect(190, 286, 20, 14, ink) +
    plug(90, 420) +
    plug(210, 450) +
    stroke('M190 436q20 0 20 28M60 380q-10 50 30 56M140 420V322M250 450V322M290 450V322', ink, 4) +
    stroke('M430 340V440M430 440H520M520 340V440M475 440V500M440 500H510', blue, 10) +
    rect(430, 425, 90, 20, blue) +
    extinguisher(690, 180) +
    [380, 440].map((y) => frame(640, y - 10, 140, 60, '#7A5A36', '#D9B98C')).join('') +
    frame(660, 310, 100, 60, '#7A5A36', '#D9B98C') +
    frame(820, 170, 100, 330, ink, pale) +
    circle(836, 340, 7, ink) +
    exit(815, 110),
  'exam-planimetria':
    frame(40, 80, 880, 390, ink, '#fff') +
    rect(42, 210, 876, 140, pale) +
    stroke(
      'M170 80V210M300 80V210M450 80V210M600 80V210M760 80V210M170 350V470M340 350V470M520 350V470M700 350V470',
      ink,
      4,
    ) +
    stroke(
      'M40 210H170M210 210H300M340 210H450M620 210H760M40 350H170M230 350H340M400 350H520M580 350H700',
      ink,
      4,
    ) +
    [0, 1, 2, 3, 4].map((i) => stroke(`M${60 + i * 18} 225V335`, grey, 3)).join('') +
    exit(46, 262) +
    exit(806, 262) +
    frame(480, 100, 90, 90, ink, pale) +
    stroke('M525 104V132M525 162V186', ink, 3) +
    middle(525, 152, 'Ascensore', 16) +
    rect(620, 120, 22, 44, red, 'rx="6"') +
    circle(330, 280, 14, blue) +
    word(352, 287, 'Voi siete qui', 20, blue) +
    middle(105, 150, 'Archivio', 18) +
    middle(235, 150, 'Sala 1', 18) +
    middle(375, 150, 'Sala 2', 18) +
    middle(690, 150, 'Sala 3', 18) +
    middle(840, 150, 'Deposito', 18) +
    middle(255, 420, 'Ufficio A', 18) +
    middle(430, 420, 'Ufficio B', 18) +
    middle(610, 420, 'Ufficio C', 18) +
    middle(810, 420, 'Ristoro', 18),
  'exam-torace':
    circle(480, 80, 58, '#F0CDAF') +
    rect(452, 128, 56, 40, '#F0CDAF') +
    `<path d="M300 540 318 250Q330 176 420 160H540Q630 176 642 250L660 540Z" fill="#F0CDAF"/>` +
    stroke('M318 250 268 540M642 250 692 540', '#C9996F', 5) +
    stroke('M372 300 380 540M588 300 580 540', '#C9996F', 4) +
    stroke('M400 178Q440 196 472 190M560 178Q520 196 488 190', '#C9996F', 5) +
    circle(420, 300, 8, '#C9996F') +
    circle(540, 300, 8, '#C9996F') +
    stroke('M480 200V350', '#C9996F', 4) +
    stroke('M420 400Q480 350 540 400', '#C9996F', 4) +
    circle(480, 470, 5, '#C9996F') +
    word(60, 300, 'Destra della persona', 22, slate) +
    word(706, 300, 'Sinistra della persona', 22, slate),
  'exam-macchina':
    stroke('M20 500H940', grey, 6) +
    frame(140, 60, 480, 70, ink, grey) +
    frame(140, 130, 60, 370, ink, grey) +
    frame(560, 130, 60, 370, ink, grey) +
    frame(310, 130, 140, 90, ink, '#C3D0D6') +
    frame(230, 420, 300, 60, ink, '#C3D0D6') +
    rect(204, 240, 352, 170, '#9DB1F5', 'opacity=".35"') +
    stroke('M204 240H556V410H204ZM290 240V410M380 240V410M470 240V410', blue, 4) +
    middle(380, 335, 'Riparo mobile', 22, blue) +
    frame(680, 180, 220, 260, ink, pale) +
    circle(735, 240, 22, green) +
    middle(735, 290, 'Avvio', 18) +
    circle(845, 240, 22, '#fff', `stroke="${ink}" stroke-width="4"`) +
    middle(845, 290, 'Luce', 18) +
    rect(745, 310, 90, 90, '#F4C430') +
    circle(790, 355, 34, red) +
    rect(772, 440, 36, 60, grey),
  'exam-etichetta':
    frame(100, 30, 760, 480) +
    word(130, 86, 'ACETONE', 40) +
    word(130, 118, 'Numero CE 200-662-2', 20, slate) +
    diamond(
      200,
      200,
      stroke('M200 222q-22-6-14-28 10 4 8-22 22 12 20 28 6-2 6-8 10 26-20 30Z', ink, 4),
    ) +
    diamond(320, 200, rect(314, 172, 12, 34, ink) + circle(320, 220, 8, ink)) +
    word(420, 214, 'PERICOLO', 40, red) +
    word(130, 306, 'Liquido e vapori facilmente infiammabili.', 22) +
    word(130, 336, 'Provoca grave irritazione oculare.', 22) +
    word(130, 396, 'Tenere lontano da fonti di calore, scintille e fiamme.', 22, slate) +
    word(130, 426, 'Indossare protezioni per gli occhi.', 22, slate) +
    word(130, 486, 'Fornitore: Chimica Adda S.r.l., telefono 02 5550100', 20) +
    stroke('M130 268H830M130 360H830M130 450H830', pale, 4),
  'exam-messaggio':
    frame(60, 30, 840, 480) +
    rect(62, 32, 836, 44, pale) +
    word(84, 62, 'Posta in arrivo', 20, slate) +
    word(84, 116, 'Da:', 20, slate) +
    word(150, 116, 'Banca Adda', 20) +
    word(266, 116, '&lt;avvisi@banca-adda.conto-sicuro.example&gt;', 20) +
    word(84, 154, 'Oggetto:', 20, slate) +
    word(180, 154, 'Il tuo conto viene sospeso oggi', 20) +
    stroke('M84 176H876', pale, 4) +
    word(84, 222, 'Gentile cliente,', 22) +
    word(84, 258, 'abbiamo notato un accesso sospetto. Conferma i tuoi dati', 22) +
    word(84, 290, 'entro due ore, altrimenti il conto sarà chiuso.', 22) +
    frame(84, 326, 260, 60, blue, blue) +
    middle(214, 364, 'Conferma ora', 24, '#fff') +
    rect(62, 462, 836, 46, '#F6F0DD') +
    word(84, 492, 'http://203.0.113.9/accesso', 20),
  'exam-camera':
    frame(60, 40, 840, 460, ink, '#F7FAFA') +
    frame(380, 90, 200, 300, ink, '#DDE8F5') +
    rect(400, 100, 160, 60, '#fff', `stroke="${ink}" stroke-width="3" rx="14"`) +
    circle(480, 146, 30, '#F0CDAF') +
    rect(392, 190, 176, 190, blue, 'opacity=".3" rx="10"') +
    [
      [480, 68, 'A'],
      [650, 190, 'B'],
      [480, 440, 'C'],
      [170, 440, 'D'],
    ]
      .map(
        ([x, y, name]) =>
          circle(Number(x), Number(y), 26, amber) +
          middle(Number(x), Number(y) + 9, String(name), 26),
      )
      .join('') +
    frame(100, 470, 130, 30, ink, '#fff') +
    word(250, 480, 'Porta', 20, slate) +
    stroke('M630 226H670', ink, 8) +
    word(686, 198, 'Sedia, viso a viso', 17, slate) +
    word(514, 74, 'In piedi, dietro la testa', 17, slate) +
    word(514, 448, 'In piedi, ai piedi del letto', 17, slate) +
    word(204, 430, 'Sulla porta', 17, slate),
  'exam-diapositive':
    [40, 350, 660].map((x) => frame(x, 150, 260, 200)).join('') +
    Array.from({ length: 10 }, (_, i) =>
      rect(60, 172 + i * 17, 220 - ((i * 37) % 60), 8, grey),
    ).join('') +
    middle(480, 250, '−40 %', 64) +
    middle(480, 300, 'di resi in un anno', 24) +
    Array.from({ length: 12 }, (_, i) =>
      rect(
        680 + i * 18,
        330 - ((i * 53) % 130) - 20,
        13,
        ((i * 53) % 130) + 20,
        [red, green, amber, blue, grey, ink][i % 6] ?? ink,
      ),
    ).join('') +
    middle(170, 400, 'A', 30) +
    middle(480, 400, 'B', 30) +
    middle(790, 400, 'C', 30),
};

export const examFigure = (inside: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="960" height="540" viewBox="0 0 960 540"><rect width="960" height="540" fill="#fff"/>${inside}</svg>`;
