import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { requirePrincipal } from '../../http/access.ts';
import { envelope, languageOf, ok } from '../../http/envelope.ts';
import { limitVisitors } from '../identity/index.ts';
import { addExam } from './add-exam.ts';
import * as service from './cart.ts';
import { examOfArticle, type ArticleKind } from './line-amounts.ts';
import { priceGuestCart } from './price-guest-cart.ts';
import { quotePromotion } from './quote-promotion.ts';
import * as schemas from './schemas.ts';
import { cartToWire, guestCartFromWire } from './wire.ts';

const tags = ['Cart'];
const learner = { access: { roles: ['Discente'] } } as const;
const answer = { 200: envelope(schemas.cart) };
const added = {
  it: "L'articolo è stato aggiunto al carrello!",
  en: 'The item was added to the cart!',
};

/** Every change answers the whole cart, so that a screen never computes what the server knows. */
export function cartRoutes(instance: FastifyInstance): void {
  const app = instance.withTypeProvider<ZodTypeProvider>();
  const { platform } = instance;
  const cartOf = async (userId: string) => cartToWire(await service.readCart(platform, userId));

  app.route({
    method: 'GET',
    url: '/Cart',
    config: learner,
    schema: { tags, summary: 'The cart of the caller', response: answer },
    handler: async (request) => ok(await cartOf(requirePrincipal(request).userId)),
  });

  app.route({
    method: 'POST',
    url: '/Cart',
    config: learner,
    schema: {
      tags,
      summary: 'Adds a course, or an exam of a course that the learner has',
      description:
        'Warning COURSE_ALREADY_IN_CART when its course is in the cart, COURSE_SUSPENDED, COURSE_CANCELLED, COURSE_NOT_FOR_SALE or COURSE_ALREADY_OWNED when it cannot be bought; PROMOTION_UNKNOWN, PROMOTION_OWN or PROMOTION_OTHER for its promotion. Exams are bought alone: CART_HAS_EXAMS for a course beside them; for an exam CART_HAS_COURSES, EXAM_ALREADY_IN_CART, EXAM_NOT_FOR_SALE, EXAM_COURSE_NOT_OWNED, EXAM_OF_OWN_COURSE, EXAM_ALREADY_PASSED or EXAM_ALREADY_BOUGHT. The quantity of an exam is 1.',
      body: schemas.addBody,
      response: answer,
    },
    handler: async (request) => {
      const { userId } = requirePrincipal(request);
      const { courseId, tipoArticoloId, quantity, promotionalId, replacesPromotion } = request.body;
      const promotion =
        promotionalId === null ? null : { code: promotionalId, replaces: replacesPromotion };
      const kind = examOfArticle[tipoArticoloId];
      if (kind === null) {
        await service.addCourse(platform, userId, courseId, quantity, promotion);
      } else await addExam(platform, userId, { courseId, kind }, promotion);
      return ok(await cartOf(userId), { info: added[languageOf(request)] });
    },
  });

  app.route({
    method: 'GET',
    url: '/Cart/Promotion',
    config: { access: { public: true } },
    schema: {
      tags,
      summary: 'What a course costs through a promotional link',
      description:
        'Not shown in the documents. A cart of that course alone, kept nowhere. Warning PROMOTION_UNKNOWN, PROMOTION_OWN, COURSE_ALREADY_OWNED or why the course is not for sale.',
      querystring: schemas.promotionQuery,
      response: answer,
    },
    handler: async (request) => {
      const { courseId, promo } = request.query;
      const userId = request.principal?.userId ?? null;
      return ok(cartToWire(await quotePromotion(platform, userId, { courseId, code: promo })));
    },
  });

  app.route({
    method: 'POST',
    url: '/Cart/Public',
    config: { access: { public: true } },
    onRequest: limitVisitors(platform, 'cart prices', platform.config.perMinute.cartPrices),
    schema: {
      tags,
      summary: 'What the cart of a guest costs now',
      description:
        'Not shown in the documents: the guest’s cart lives in the browser (CART-07), its prices here. Kept nowhere. Courses that have gone are left out; a promotion that does not hold gives nothing. 429 TOO_MANY_REQUESTS.',
      body: schemas.guestCart,
      response: answer,
    },
    handler: async (request) =>
      ok(cartToWire(await priceGuestCart(platform, guestCartFromWire(request.body)))),
  });

  app.route({
    method: 'DELETE',
    url: '/Cart/:courseId',
    config: learner,
    schema: {
      tags,
      summary: 'Removes a course, or one of its exams',
      params: schemas.courseParams,
      querystring: schemas.removeQuery,
      response: answer,
    },
    handler: async (request) => {
      const { userId } = requirePrincipal(request);
      const { courseId } = request.params;
      const articleKind = request.query.tipoArticoloId as ArticleKind;
      await service.removeArticle(platform, userId, { courseId, articleKind });
      return ok(await cartOf(userId));
    },
  });

  app.route({
    method: 'DELETE',
    url: '/Cart',
    config: learner,
    schema: { tags, summary: 'Empties the cart', response: answer },
    handler: async (request) => {
      const { userId } = requirePrincipal(request);
      await service.emptyCart(platform, userId);
      return ok(await cartOf(userId));
    },
  });

  app.route({
    method: 'PUT',
    url: '/Cart/UpdateCartWithExams',
    config: learner,
    schema: {
      tags,
      summary: 'Adds or drops the exams of all courses in the cart',
      querystring: schemas.examsQuery,
      response: answer,
    },
    handler: async (request) => {
      const { userId } = requirePrincipal(request);
      await service.setExams(platform, userId, request.query);
      return ok(await cartOf(userId));
    },
  });

  app.route({
    method: 'PUT',
    url: '/Cart/UpdateCartWithMultiVoucher',
    config: learner,
    schema: {
      tags,
      summary: 'Turns the purchase for others on or off, with the copies of each course',
      querystring: schemas.multiVoucherQuery,
      body: schemas.multiVoucherBody,
      response: answer,
    },
    handler: async (request) => {
      const { userId } = requirePrincipal(request);
      const quantities = request.body.map((line) => ({
        courseId: line.corsoId,
        quantity: line.quantita,
      }));
      await service.setMultiVoucher(platform, userId, request.query.isMultiVoucher, quantities);
      return ok(await cartOf(userId));
    },
  });

  app.route({
    method: 'PUT',
    url: '/Cart/Quantity',
    config: learner,
    schema: {
      tags,
      summary: 'Copies of one course',
      description: 'Method and path are not shown in the documents. 1 outside of multi-voucher.',
      body: schemas.quantityBody,
      response: answer,
    },
    handler: async (request) => {
      const { userId } = requirePrincipal(request);
      const { corsoId, quantita, isMultiVoucher } = request.body;
      await service.setCourseQuantity(platform, userId, {
        courseId: corsoId,
        quantity: quantita,
        isMultiVoucher,
      });
      return ok(await cartOf(userId));
    },
  });
}
