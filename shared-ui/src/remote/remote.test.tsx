import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { lazy, Suspense, type ComponentType } from 'react';
import { renderRoutes, renderWithProviders } from '../testing/index.ts';
import { asLazyWidget, lazyPage, lazyPart, lazyWidget, Slot } from './index.ts';

describe('slots', () => {
  it('draws what the host gives, with the props of the slot', () => {
    renderWithProviders(
      <Slot id="catalogue.course-row-actions.v1" props={{ courseId: 7, statoCorso: 1 }} />,
      { slots: ({ id, props }) => <p>{`${id} ${JSON.stringify(props)}`}</p> },
    );
    expect(
      screen.getByText('catalogue.course-row-actions.v1 {"courseId":7,"statoCorso":1}'),
    ).toBeInTheDocument();
  });

  it('is empty where no host renders slots', () => {
    const { container } = renderWithProviders(<Slot id="shell.topbar.actions.v1" />);
    expect(container.querySelector('p')).toBeNull();
  });
});

describe('lazyPart', () => {
  const Part = ({ course }: { course: number }) => <p>Esami del corso {course}</p>;

  it('asks for its code when it is drawn, and shows it with its props', async () => {
    const load = jest.fn(() => Promise.resolve(Part));
    const Lazy = lazyPart(load);
    expect(load).not.toHaveBeenCalled();
    const { rerender } = renderWithProviders(<Lazy course={3} />);
    expect(await screen.findByText('Esami del corso 3')).toBeInTheDocument();
    rerender(<Lazy course={4} />);
    expect(screen.getByText('Esami del corso 4')).toBeInTheDocument();
    expect(load).toHaveBeenCalledTimes(1);
  });

  it('offers a retry when its code does not come', async () => {
    let attempts = 0;
    const Lazy = lazyPart(() => {
      attempts += 1;
      return attempts === 1 ? Promise.reject(new Error('lost')) : Promise.resolve(Part);
    });
    renderWithProviders(<Lazy course={3} />);
    await userEvent.click(await screen.findByRole('button', { name: 'Riprova' }));
    expect(await screen.findByText('Esami del corso 3')).toBeInTheDocument();
  });
});

describe('lazyWidget', () => {
  const Panel = ({ course }: { course: number }) => <p>Riquadro del corso {course}</p>;
  const draw = (Widget: ComponentType<{ course: number }>) =>
    renderWithProviders(
      <Suspense fallback={<p>in arrivo</p>}>
        <Widget course={3} />
      </Suspense>,
    );

  it('asks for its code when it is drawn, where no host has', async () => {
    const load = jest.fn(() => Promise.resolve(Panel));
    const Widget = lazyWidget(load);
    expect(load).not.toHaveBeenCalled();
    draw(Widget);
    expect(screen.getByText('in arrivo')).toBeInTheDocument();
    expect(await screen.findByText('Riquadro del corso 3')).toBeInTheDocument();
  });

  it('is drawn at once when its host has loaded it', async () => {
    const Widget = lazyWidget(() => Promise.resolve(Panel));
    expect(Widget.isLoaded()).toBe(false);
    await Widget.load();
    expect(Widget.isLoaded()).toBe(true);
    draw(Widget);
    expect(screen.getByText('Riquadro del corso 3')).toBeInTheDocument();
  });

  it('asks again for code that was lost', async () => {
    const load = jest.fn(() => Promise.resolve(Panel));
    load.mockRejectedValueOnce(new Error('lost'));
    const Widget = lazyWidget(load);
    await expect(Widget.load()).rejects.toThrow('lost');
    expect(Widget.isLoaded()).toBe(false);
    await Widget.load();
    expect(Widget.isLoaded()).toBe(true);
  });

  it('is told apart from widgets of another making', () => {
    const read = () => Promise.resolve();
    const Widget = lazyWidget(() => Promise.resolve(Panel), read);
    expect(asLazyWidget(Widget)?.read).toBe(read);
    expect(asLazyWidget(Panel)).toBeNull();
    expect(asLazyWidget(lazy(() => Promise.resolve({ default: Panel })))).toBeNull();
  });
});

describe('lazyPage', () => {
  const Home = () => <h1>Carrello</h1>;
  const render = (load: () => Promise<ComponentType>) =>
    renderRoutes([{ path: '/', lazy: lazyPage(load), HydrateFallback: () => null }]);
  const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));

  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  it('shows the page when its code is there in time', async () => {
    render(() => Promise.resolve(Home));
    await pass(0);
    expect(screen.getByRole('heading', { name: 'Carrello' })).toBeInTheDocument();
  });

  it('never leaves a blank page: late code waits in words, and then shows', async () => {
    render(() => new Promise((resolve) => setTimeout(() => resolve(Home), 9000)));
    await pass(2600);
    await pass(200);
    expect(screen.getByText('Caricamento in corso')).toBeInTheDocument();
    await pass(6400);
    expect(screen.getByRole('heading', { name: 'Carrello' })).toBeInTheDocument();
  });

  it('a hanging request fails after 10 s, and a retry recovers', async () => {
    let attempts = 0;
    render(() => {
      attempts += 1;
      return attempts === 1 ? new Promise(() => {}) : Promise.resolve(Home);
    });
    await pass(10_100);
    const retry = screen.getByRole('button', { name: 'Riprova' });
    const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
    await user.click(retry);
    await pass(0);
    expect(screen.getByRole('heading', { name: 'Carrello' })).toBeInTheDocument();
  });

  it('lost code shows its error at once, and again after a failed retry', async () => {
    render(() => Promise.reject(new Error('chunk lost')));
    await pass(0);
    const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
    await user.click(screen.getByRole('button', { name: 'Riprova' }));
    await pass(0);
    expect(screen.getByRole('alert')).toHaveTextContent('Questa parte non si è caricata');
  });
});
