import { listed } from '@/lib/lists';
import {
  birthdayRootIn,
  birthDays,
  birthdaySpan,
  personalMonths,
  personalYears,
  universalYearOf,
} from '@/lib/numerology/birth';
import { birthdayText, monthNames } from '@/lib/numerology/plain-date';
import { inkClass } from './sums';
import styles from './year.module.scss';

const Months = () =>
  monthNames.map((name) => (
    <th key={name} scope="col">
      <abbr title={name}>{name.slice(0, 3)}</abbr>
    </th>
  ));

const Roots = ({ roots }: { roots: readonly number[] }) =>
  roots.map((root, month) => (
    <td key={month} className={inkClass(root)}>
      {root}
    </td>
  ));

export const PersonalYearTable = ({ year }: { year: number }) => (
  <table className={`figures ${styles.grid}`}>
    <caption className="below-3 flush-left">
      <span className="display own-line">Find your personal year {year}</span>
      <span className="muted fine">
        Your mulank at the left, your month of birth on top. Mulank is the day of birth, added to
        one digit.
      </span>
    </caption>
    <thead>
      <tr>
        <th scope="col">
          <abbr title="Mulank">M</abbr>
        </th>
        <Months />
      </tr>
    </thead>
    <tbody>
      {personalYears(year).map(({ mulank, byMonth }) => (
        <tr key={mulank}>
          <th scope="row">{mulank}</th>
          <Roots roots={byMonth} />
        </tr>
      ))}
    </tbody>
  </table>
);

export const MonthTable = ({ root, year }: { root: number; year: number }) => (
  <table className={`figures ${styles.grid}`}>
    <caption className="below-2 muted fine flush-left">
      Day and month of birth add up to {birthdayRootIn(root, year)}, and {year} to{' '}
      {universalYearOf(year).root}. The months of this year:
    </caption>
    <thead>
      <tr>
        <Months />
      </tr>
    </thead>
    <tbody>
      <tr>
        <Roots roots={personalMonths(root)} />
      </tr>
    </tbody>
  </table>
);

export const BirthdayTable = ({ year }: { year: number }) => (
  <table className={`figures ${styles.turns}`}>
    <caption className="below-3 flush-left">
      <span className="display">When each mulank’s year {year} begins</span>
    </caption>
    <thead>
      <tr>
        <th scope="col">Mulank</th>
        <th scope="col">By the calendar</th>
        <th scope="col">By the birthday</th>
      </tr>
    </thead>
    <tbody>
      {personalYears(year).map(({ mulank }) => {
        const { first, last } = birthdaySpan(mulank);
        return (
          <tr key={mulank}>
            <th scope="row" className={inkClass(mulank)}>
              {mulank}
            </th>
            <td>1 January</td>
            <td>
              On the {listed(birthDays(mulank), 'or')} of your month, so between{' '}
              {birthdayText(first)} and {birthdayText(last)}
            </td>
          </tr>
        );
      })}
    </tbody>
  </table>
);
