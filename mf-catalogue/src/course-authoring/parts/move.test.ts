import { moved } from 'shared-ui/sortable';
import { reordered } from './move.ts';

it('a group is put in order among others that keep their places', () => {
  const list = [...'axbyc'].map((key) => ({ key }));
  const abc = list.filter(({ key }) => 'abc'.includes(key));
  expect(
    reordered(list, moved(abc, 2, 0))
      .map(({ key }) => key)
      .join(''),
  ).toBe('cxayb');
});
