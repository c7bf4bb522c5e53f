import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { renderWithProviders } from '../../testing/index.ts';
import { SelectField } from '../SelectField.tsx';
import { FilterForm } from './FilterForm.tsx';

const options = ['', 'a', 'b'].map((value) => ({ value, label: value || 'all' }));

function show() {
  const changes: Record<string, string>[] = [];
  let apply: (stato: string) => void = () => undefined;
  function Page() {
    const [stato, setStato] = useState('');
    apply = setStato;
    return (
      <FilterForm
        kinds={{ stato: 'choice' }}
        applied={{ stato }}
        onChange={(change) => {
          changes.push(change);
          setStato(change['stato'] ?? '');
        }}
      >
        <SelectField name="stato" label="Stato" options={options} />
      </FilterForm>
    );
  }
  renderWithProviders(<Page />);
  return { changes, goBackTo: (stato: string) => act(() => apply(stato)) };
}

afterEach(() => jest.restoreAllMocks());

test('what is chosen is applied once; filters that "back" brings appear, and are not taken back by the fields', async () => {
  const { changes, goBackTo } = show();
  await userEvent.selectOptions(screen.getByLabelText('Stato'), 'b');
  await act(() => new Promise((resolve) => setTimeout(resolve, 20)));
  expect(changes).toEqual([{ stato: 'b' }]);

  // Not even for the moment until the fields follow: on a busy machine a timer of 0 ms may come first.
  const wait = jest.spyOn(globalThis, 'setTimeout');
  goBackTo('a');
  expect(wait.mock.calls.filter(([, delay]) => delay === 0)).toEqual([]);
  expect(screen.getByLabelText('Stato')).toHaveDisplayValue('a');
  await act(() => new Promise((resolve) => setTimeout(resolve, 20)));
  expect(changes).toEqual([{ stato: 'b' }]);
});
