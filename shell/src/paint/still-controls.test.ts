import { withControlsDisabled } from './still-controls.ts';

it('controls of a first paint take no press, links do', () => {
  expect(
    withControlsDisabled(
      '<button type="button">Entra</button><input type="radio" checked=""/><a href="/login">Accedi</a><button>x</button>',
    ),
  ).toBe(
    '<button disabled="" type="button">Entra</button><input disabled="" type="radio" checked=""/><a href="/login">Accedi</a><button disabled="">x</button>',
  );
});

it('one that is disabled stays so, once', () => {
  const html = '<button disabled="" type="button">Entra</button><input type="text" disabled=""/>';
  expect(withControlsDisabled(html)).toBe(html);
});
