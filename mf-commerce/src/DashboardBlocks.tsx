import { useSession } from 'shared-auth';
import { CompanyBlock } from './people/CompanyBlock.tsx';
import { DashboardVouchers } from './vouchers/DashboardVouchers.tsx';

/** What a learner's dashboard has of purchases, and of the company that the person acts for. */
export function DashboardBlocks() {
  const { company } = useSession();
  return (
    <>
      {company?.role === 'LEGAL_REPRESENTATIVE' && <CompanyBlock company={company.name} />}
      <DashboardVouchers />
    </>
  );
}
