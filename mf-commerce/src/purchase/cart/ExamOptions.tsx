import { useIntl } from 'react-intl';
import { Checkbox } from 'shared-ui/forms';
import type { Cart, CartLine } from '../../server-cart.ts';
import { cartMessages } from './messages.ts';

type Choice = Pick<Cart, 'hasSimulation' | 'hasCertification'>;

/** The exams that go with all courses of a cart (CART-11): only those that one of them has. */
export const offeredExams = (
  lines: readonly Pick<CartLine, 'simulationCents' | 'certificationCents'>[],
): Choice => ({
  hasSimulation: lines.some(({ simulationCents }) => simulationCents !== null),
  hasCertification: lines.some(({ certificationCents }) => certificationCents !== null),
});

/** The two choices of both carts, a learner's and a visitor's (E155). */
export function ExamOptions({
  offered,
  chosen,
  onChange,
}: {
  offered: Choice;
  chosen: Choice;
  onChange: (choice: Partial<Choice>) => void;
}) {
  const { formatMessage } = useIntl();
  return (
    <>
      {offered.hasSimulation && (
        <Checkbox
          label={formatMessage(cartMessages.addSimulations)}
          detail={formatMessage(cartMessages.addSimulationsDetail)}
          checked={chosen.hasSimulation}
          onChange={(hasSimulation) => onChange({ hasSimulation })}
        />
      )}
      {offered.hasCertification && (
        <Checkbox
          label={formatMessage(cartMessages.addCertifications)}
          detail={formatMessage(cartMessages.addCertificationsDetail)}
          checked={chosen.hasCertification}
          onChange={(hasCertification) => onChange({ hasCertification })}
        />
      )}
    </>
  );
}
