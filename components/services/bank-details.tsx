import { accountRows } from '@/lib/markets/account';
import type { Bank, Currency, Upi } from '@/lib/markets/markets';
import { Notice, Rows } from '../ui';

type BankDetailsProps = {
  bank: Bank;
  upi?: Upi;
  currency: Currency;
  /** The values are made up, so nobody may pay to them. */
  sample?: boolean;
};

/** The account to pay into, in the order in which a bank's form asks; each row copies its bare value. */
export function BankDetails({ bank, upi, currency, sample = false }: BankDetailsProps) {
  return (
    <div className="flow">
      {sample && (
        <Notice kind="quiet">
          <p>These bank details are samples for trying the site. Do not send money.</p>
        </Notice>
      )}
      <Rows rows={accountRows({ bank, upi }, currency)} />
    </div>
  );
}
