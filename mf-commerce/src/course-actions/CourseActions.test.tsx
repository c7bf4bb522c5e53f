import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { publicCart, type AnswerOf } from 'shared-auth';
import { fakeApi, resetAuth, signInAs } from 'shared-auth/testing';
import { renderWithProviders } from 'shared-ui/testing';
import { fakeCart, safetyCourse } from '../purchase/cart/testing-cart.ts';
import { CourseActions } from './CourseActions.tsx';
import { CourseRowActions } from './CourseRowActions.tsx';

afterEach(resetAuth);

const price = { courseCents: 7900, simulationCents: null, certificationCents: 4900 };
const course: { data: AnswerOf<'/api/Courses/View/{id}', 'get'> } = {
  data: {
    id: 7,
    title: 'Sicurezza',
    description: '',
    synopses: '',
    prerequisites: '',
    category: 'Sicurezza sul lavoro',
    categoriesId: 1,
    categoryKey: 'sicurezza',
    macroCategory: null,
    levelsId: null,
    difficultyCourse: null,
    corsoTags: [],
    corsoFaq: [],
    CorsoUnitCode: 'WB-0007',
    coverImage: null,
    credits: 1,
    validity: null,
    dataCreazione: '2026-01-10T09:00:00.000Z',
    documentList: [],
    durataCorso: 240,
    esamiDTO: [],
    idBadgeCertification: null,
    modules: [],
    percentage: null,
    price: 79,
    priceCertification: 49,
    priceSimulation: null,
    professors: [],
    rankings: { ratio: null, total: 0, votes: [] },
    rankingUtente: null,
    commentoUtente: null,
    statoCorso: 1,
    userIsDocenteCourse: false,
    version: 1,
  },
};
const show = (statoCorso = 1) =>
  renderWithProviders(
    <CourseActions courseId={7} statoCorso={statoCorso} price={price} surface="private" />,
  );
const showRow = (statoCorso = 1) =>
  renderWithProviders(<CourseRowActions courseId={7} statoCorso={statoCorso} />);
const buy = () => screen.findByRole('button', { name: 'Aggiungi al carrello' });
const learner = (isOwned = false, lines = [] as (typeof safetyCourse)[]) => {
  signInAs('Discente');
  return fakeApi({
    ...fakeCart(lines),
    'GET /api/Courses/IsCourseAlreadyBought': () => ({ data: isOwned }),
  });
};
const added = "L'articolo è stato aggiunto al carrello!";

describe('a visitor', () => {
  it('[CAT-20 part] [CART-15] [SHELL-45 part] [PUB-13 part] puts a course into the cart of the browser', async () => {
    const api = fakeApi({ 'GET /api/Courses/View/{id}': () => course });
    show();
    await userEvent.click(await buy());
    expect(await screen.findByText(added)).toBeVisible();
    expect(publicCart.read().items).toMatchObject([
      { courseId: 7, title: 'Sicurezza', priceCents: 7900, certificationCents: 4900, quantity: 1 },
    ]);
    expect(api.calls.filter(({ path }) => path.startsWith('Cart'))).toEqual([]);
  });

  it('[CAT-23] is led to the cart when the course is in it', async () => {
    fakeApi({ 'GET /api/Courses/View/{id}': () => course });
    show();
    await userEvent.click(await buy());
    const link = await screen.findByRole('link', { name: 'Vai al carrello' });
    expect(link).toHaveAttribute('href', '/public/cart');
    expect(link).toHaveFocus();
  });

  it('[CART-13 part] is told about a course that another tab added meanwhile, and nothing is added', async () => {
    fakeApi({
      'GET /api/Courses/View/{id}': () => {
        publicCart.add({ ...line, title: 'Sicurezza' });
        return course;
      },
    });
    show();
    await userEvent.click(await buy());
    expect(await screen.findByText('Corso già presente')).toBeVisible();
    expect(publicCart.read().items).toHaveLength(1);
  });
});

const line = {
  courseId: 7,
  kind: 1,
  imageUrl: null,
  category: 'sicurezza',
  durationMinutes: 240,
  priceCents: 7900,
  simulationCents: null,
  certificationCents: null,
  promotionalId: null,
} as const;

describe('a learner', () => {
  it('[CAT-20 part] [CART-15] [SHELL-45 part] puts a course into the cart of the server', async () => {
    const api = learner();
    show();
    await userEvent.click(await buy());
    expect(await screen.findByText(added)).toBeVisible();
    expect(api.callsTo('POST /api/Cart')[0]?.body).toEqual({
      courseId: 7,
      tipoArticoloId: 1,
      quantity: 1,
    });
    expect(publicCart.read().items).toEqual([]);
    expect(await screen.findByRole('link', { name: 'Vai al carrello' })).toHaveFocus();
  });

  it('[CAT-23] is led to the own cart when the course is in it', async () => {
    learner(false, [safetyCourse]);
    show();
    expect(await screen.findByRole('link', { name: 'Vai al carrello' })).toHaveAttribute(
      'href',
      '/cart',
    );
  });

  it('[CART-13 part] is told about a course that is already there', async () => {
    const api = learner();
    show();
    const button = await buy();
    // Added in another tab after this page was read.
    api.use(fakeCart([safetyCourse]));
    await userEvent.click(button);
    expect(await screen.findByText('Corso già presente')).toBeVisible();
    expect(screen.queryByText(added)).toBeNull();
  });

  it('goes to the lessons of what is owned', async () => {
    learner(true);
    show(2);
    expect(await screen.findByRole('link', { name: 'Vai alle lezioni' })).toHaveAttribute(
      'href',
      '/courses/use/7',
    );
  });

  it('[PROMO-05] [API-23] the link that gives others a discount is asked for and copied, which is told for a moment', async () => {
    const user = userEvent.setup();
    const write = jest.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    const link = 'https://workerbadge.example/promotion?courseId=7&promo=AB12';
    const api = learner(true);
    api.use({ 'GET /api/Courses/GetMagicLinkForRewardForPromotion': () => ({ data: link }) });
    show();
    // The same stands as a sign in the bar of phones.
    const [share] = await screen.findAllByRole('button', { name: 'Condividi con lo sconto' });
    await user.click(share as HTMLElement);
    const told = await screen.findByText(/^Link copiato/);
    expect(write).toHaveBeenCalledWith(link);
    expect(
      api.callsTo('GET /api/Courses/GetMagicLinkForRewardForPromotion').map(({ query }) => query),
    ).toEqual([{ corsoId: 7 }]);
    await waitFor(() => expect(told).not.toBeInTheDocument(), { timeout: 4000 });
  });

  it('what is owned and no longer on sale is not shared', async () => {
    learner(true);
    show(2);
    expect(await screen.findByRole('link', { name: 'Vai alle lezioni' })).toBeVisible();
    expect(screen.queryByRole('button')).toBeNull();
  });

  it.each([
    ['[CAT-21] suspended', 2, 'Corso Sospeso'],
    ['[CAT-22] deleted', 3, 'Corso Cancellato'],
    ['[CAT-22] a draft', 0, 'Corso Cancellato'],
  ])('%s: a label in the place of the button', async (_, statoCorso, label) => {
    learner();
    show(statoCorso);
    expect(await screen.findByText(label)).toBeVisible();
    expect(screen.queryByRole('button')).toBeNull();
  });
});

it('to an editor a draft is one, and nothing calls it deleted', async () => {
  signInAs('RedattoreCorsiA');
  fakeApi({});
  show(0);
  expect(
    await screen.findByText('È una bozza: sarà in vendita quando la pubblichi.'),
  ).toBeVisible();
  expect(screen.queryByText('Corso Cancellato')).toBeNull();
});

it('[CAT-20 part] an editor is told which role buys', async () => {
  signInAs('RedattoreCorsiA');
  const api = fakeApi({});
  show();
  expect(await screen.findByText('Per comprare passa al ruolo Discente.')).toBeVisible();
  expect(api.unanswered).toEqual([]);
});

describe('in a row of a list', () => {
  it('[CAT-06 part] [CAT-07 part] [CAT-20 part] [CART-15] a published course goes into the cart, then leads there', async () => {
    learner();
    showRow();
    await userEvent.click(await buy());
    expect(await screen.findByText(added)).toBeVisible();
    expect(await screen.findByRole('link', { name: 'Vai al carrello' })).toHaveAttribute(
      'href',
      '/cart',
    );
  });

  it('[CAT-07 part] [CAT-20 part] one that is not published offers nothing', async () => {
    const api = learner();
    showRow(2);
    await waitFor(() => expect(api.callsTo('GET /api/Cart')).toHaveLength(1));
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('[CART-13 part] a duplicate is told once', async () => {
    const api = learner();
    showRow();
    const button = await buy();
    await waitFor(() => expect(api.callsTo('GET /api/Cart')).toHaveLength(1));
    api.use({
      'POST /api/Cart': () => ({ warning: 'Corso già presente', code: 'COURSE_ALREADY_IN_CART' }),
    });
    await userEvent.click(button);
    expect(await screen.findAllByText('Corso già presente')).toHaveLength(1);
  });
});
