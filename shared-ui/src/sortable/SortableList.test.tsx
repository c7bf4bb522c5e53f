import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { ActionMenu } from '../overlays/index.ts';
import { renderWithProviders } from '../testing/render.tsx';
import { moved, SortableList } from './index.ts';

const three = ['Uno', 'Due', 'Tre'];

function Sorted({ names, isLocked = false }: { names: readonly string[]; isLocked?: boolean }) {
  const [items, setItems] = useState(names.map((key) => ({ key })));
  return (
    <SortableList
      items={items}
      nameOf={({ key }) => key}
      onMove={(from, to) => setItems(moved(items, from, to))}
      isLocked={isLocked}
    >
      {({ key }, place, { handle, moveActions }) => (
        <>
          {handle}
          <p>{key}</p>
          {moveActions.length > 0 && <ActionMenu label={`Azioni ${place}`} actions={moveActions} />}
        </>
      )}
    </SortableList>
  );
}

const show = (names: readonly string[], isLocked?: boolean) =>
  renderWithProviders(<Sorted names={names} {...(isLocked === undefined ? {} : { isLocked })} />);

const order = () =>
  screen.getAllByRole('listitem').map((row) => row.querySelector('p')?.textContent);
const handleOf = (name: string) =>
  screen.getByRole('button', { name: new RegExp(`^Sposta “${name}”`) });

it('the arrows on a handle move its row, which keeps the focus, stays in view and is told', async () => {
  show(three);
  act(() => handleOf('Uno').focus());
  const scroll = jest.spyOn(handleOf('Uno'), 'scrollIntoView');
  await userEvent.keyboard('{ArrowDown}');
  expect(scroll).toHaveBeenCalledTimes(1);
  expect(order()).toEqual(['Due', 'Uno', 'Tre']);
  expect(screen.getByRole('status')).toHaveTextContent('“Uno”: posizione 2 di 3');
  expect(handleOf('Uno')).toHaveFocus();
  await userEvent.keyboard('{ArrowDown}{ArrowUp}{ArrowUp}');
  expect(order()).toEqual(['Uno', 'Due', 'Tre']);
  expect(handleOf('Uno')).toHaveFocus();
  // What it did not move itself scrolls nothing.
  await userEvent.keyboard('{ArrowUp}');
  await userEvent.click(screen.getByRole('button', { name: 'Azioni 1' }));
  await userEvent.click(screen.getByRole('menuitem', { name: 'Sposta giù' }));
  expect(order()).toEqual(['Uno', 'Tre', 'Due']);
  expect(scroll).toHaveBeenCalledTimes(4);
});

it('at an end of the list an arrow moves nothing, and scrolls nothing', () => {
  show(three);
  expect(fireEvent.keyDown(handleOf('Uno'), { key: 'ArrowUp' })).toBe(false);
  expect(fireEvent.keyDown(handleOf('Tre'), { key: 'ArrowDown' })).toBe(false);
  expect(fireEvent.keyDown(handleOf('Tre'), { key: 'Tab' })).toBe(true);
  expect(order()).toEqual(three);
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
});

it('the menu of a row moves it too; at an end it says why it does not', async () => {
  show(three);
  await userEvent.click(screen.getByRole('button', { name: 'Azioni 0' }));
  expect(screen.getByRole('menuitem', { name: /^Sposta su.*È già in cima/ })).toHaveAttribute(
    'aria-disabled',
    'true',
  );
  await userEvent.click(screen.getByRole('menuitem', { name: 'Sposta giù' }));
  expect(order()).toEqual(['Due', 'Uno', 'Tre']);
  await userEvent.click(screen.getByRole('button', { name: 'Azioni 2' }));
  expect(screen.getByRole('menuitem', { name: /^Sposta giù.*È già in fondo/ })).toHaveAttribute(
    'aria-disabled',
    'true',
  );
  await userEvent.click(screen.getByRole('menuitem', { name: 'Sposta su' }));
  expect(order()).toEqual(['Due', 'Tre', 'Uno']);
});

it('a locked list has neither handles nor actions, a single row no handle', () => {
  const { unmount } = show(three, true);
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
  unmount();
  show(['Uno']);
  expect(screen.queryByRole('button', { name: /^Sposta/ })).not.toBeInTheDocument();
});

describe('by dragging', () => {
  let under: Element | null = null;
  const drag = async (type: 'dragStart' | 'dragEnter' | 'dragOver' | 'drop', at: Element) => {
    const dataTransfer = { types: [], items: [], setData: () => {}, setDragImage: () => {} };
    fireEvent[type](at, { dataTransfer });
    // The library tells at the next frame.
    await act(() => new Promise((done) => requestAnimationFrame(() => done(undefined))));
  };
  const rowOf = (name: string) => handleOf(name).closest('li') as HTMLElement;

  beforeEach(() => {
    // jsdom draws nothing: what is under the pointer is told here.
    document.elementsFromPoint = () => (under === null ? [] : [under]);
    document.elementFromPoint = () => under;
  });

  it.each([
    ['Uno', 'Tre', 'below', ['Due', 'Tre', 'Uno']],
    ['Tre', 'Uno', 'above', ['Tre', 'Uno', 'Due']],
  ])('%s takes the place of %s, which shows it %s', async (name, target, side, expected) => {
    show(three);
    await waitFor(() => expect(rowOf(name)).toHaveAttribute('draggable', 'true'));
    under = handleOf(name);
    await drag('dragStart', rowOf(name));
    expect(rowOf(name)).toHaveAttribute('data-dragged');
    await drag('dragEnter', rowOf(target));
    expect(rowOf(target)).toHaveAttribute('data-over', side);
    // Left and entered again.
    await drag('dragEnter', document.body);
    expect(rowOf(target)).not.toHaveAttribute('data-over');
    await drag('dragEnter', rowOf(target));
    await drag('drop', rowOf(target));
    expect(order()).toEqual(expected);
    expect(rowOf(name)).not.toHaveAttribute('data-dragged');
    expect(rowOf(target)).not.toHaveAttribute('data-over');
    expect(screen.getByRole('status')).toHaveTextContent(new RegExp(`^“${name}”: posizione`, 'u'));
  });

  it('a row is not dragged by its text, nor dropped on another list', async () => {
    renderWithProviders(
      <>
        <Sorted names={three} />
        <Sorted names={['Quattro', 'Cinque']} />
      </>,
    );
    await waitFor(() => expect(rowOf('Cinque')).toHaveAttribute('draggable', 'true'));
    under = screen.getByText('Uno');
    await drag('dragStart', rowOf('Uno'));
    expect(rowOf('Uno')).not.toHaveAttribute('data-dragged');
    under = handleOf('Uno');
    await drag('dragStart', rowOf('Uno'));
    await drag('dragEnter', rowOf('Cinque'));
    expect(rowOf('Cinque')).not.toHaveAttribute('data-over');
    await drag('drop', rowOf('Cinque'));
    expect(order()).toEqual([...three, 'Quattro', 'Cinque']);
  });
});
