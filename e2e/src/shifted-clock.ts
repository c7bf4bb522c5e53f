/**
 * For `node --import` in front of the server: its clock is ahead of the machine's by `CLOCK_SHIFT_MS`. Some rules
 * hold on a few days of the year alone, and a browser is to see them on every day.
 */
const shift = Number(process.env['CLOCK_SHIFT_MS']);
const MachineDate = Date;

globalThis.Date = new Proxy(MachineDate, {
  construct: (target, given, newTarget) =>
    Reflect.construct(target, given.length === 0 ? [target.now() + shift] : given, newTarget),
  get: (target, name, receiver) =>
    name === 'now' ? () => target.now() + shift : Reflect.get(target, name, receiver),
});
