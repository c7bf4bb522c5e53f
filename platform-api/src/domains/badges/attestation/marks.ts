import type { Sheet } from '../../../pdf/sheet.ts';
import { brass, grey, success, teal, white } from './page.ts';

export function drawLogo({ doc }: Sheet, x: number, y: number): void {
  doc.save().translate(x, y).scale(0.72);
  doc.path('M9 1.5H31L39 15 31 28.5H9L1 15Z').fill(teal);
  doc
    .path('M10.5 9.5 15 21 20 11.5 25 21 29.5 9.5')
    .lineWidth(3.4)
    .lineJoin('round')
    .lineCap('round')
    .stroke(white);
  doc.circle(20, 6.4, 2.3).fill(brass);
  doc.restore();
}

export function drawCheck({ doc }: Sheet, x: number, y: number, size: number): void {
  doc
    .save()
    .translate(x, y)
    .scale(size / 16);
  doc.circle(8, 8, 8).fill(success);
  doc
    .path('M4.6 8.3 7 10.6 11.4 5.9')
    .lineWidth(1.6)
    .lineCap('round')
    .lineJoin('round')
    .stroke(white);
  doc.restore();
}

export function drawMinus({ doc }: Sheet, x: number, y: number, size: number): void {
  doc
    .save()
    .translate(x, y)
    .scale(size / 16);
  doc.circle(8, 8, 7.3).lineWidth(1.2).stroke(grey);
  doc.path('M4.8 8H11.2').lineWidth(1.4).lineCap('round').stroke(grey);
  doc.restore();
}
