import { saveAddress, saveFile } from './save-file.ts';

let clicked: string[] = [];
beforeEach(() => {
  clicked = [];
  jest.useFakeTimers();
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(
    this: HTMLAnchorElement,
  ) {
    clicked.push(`${this.download} ${this.href}`);
  });
});
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

it('an address is downloaded under its name', () => {
  saveAddress('nota.pdf', 'https://files.example/1');
  expect(clicked).toEqual(['nota.pdf https://files.example/1']);
});

it('a file is kept under its name; its address lives until the browser has read it, no longer', () => {
  const made: Blob[] = [];
  const revoked: string[] = [];
  URL.createObjectURL = (content) => {
    made.push(content as Blob);
    return 'blob:made';
  };
  URL.revokeObjectURL = (address) => void revoked.push(address);
  const content = new Blob(['a,b']);
  saveFile('codici.csv', content);
  expect(made).toEqual([content]);
  expect(clicked).toEqual(['codici.csv blob:made']);
  jest.advanceTimersByTime(59_000);
  expect(revoked).toEqual([]);
  jest.advanceTimersByTime(2_000);
  expect(revoked).toEqual(['blob:made']);
});
