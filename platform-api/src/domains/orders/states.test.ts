import assert from 'node:assert/strict';
import { test } from 'node:test';
import { nextState, transitions, type OrderEvent, type OrderState } from './states.ts';

const states: OrderState[] = ['Bozza', 'Ordinato', 'Pagato', 'Richiesta Annullamento', 'Annullato'];
const events: OrderEvent[] = [
  'captured',
  'undeliverable',
  'expire',
  'requestCancellation',
  'approveCancellation',
  'approvePart',
  'rejectCancellation',
];
const allowed: Record<string, OrderState> = {
  'Bozza captured': 'Pagato',
  'Ordinato captured': 'Pagato',
  'Annullato captured': 'Pagato',
  'Bozza undeliverable': 'Annullato',
  'Ordinato undeliverable': 'Annullato',
  'Annullato undeliverable': 'Annullato',
  'Bozza expire': 'Annullato',
  'Ordinato expire': 'Annullato',
  'Pagato requestCancellation': 'Richiesta Annullamento',
  'Richiesta Annullamento approveCancellation': 'Annullato',
  'Richiesta Annullamento approvePart': 'Pagato',
  'Richiesta Annullamento rejectCancellation': 'Pagato',
};
test('[ORDER-38 part] the table of states: what is not listed does not happen', () => {
  for (const state of states) {
    for (const event of events) {
      assert.equal(
        nextState(state, event),
        allowed[`${state} ${event}`] ?? null,
        `${state} ${event}`,
      );
    }
  }
  assert.deepEqual(Object.keys(transitions), states);
});
