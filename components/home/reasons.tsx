import { artPath, paths } from '@/lib/site';
import { MoreLink, SectionHeader } from '../ui/section-header';
import styles from './reasons.module.scss';

/** 'Reasons to Trust', numbered by plates, and the way to ask. */
export function Reasons({ reasons }: { reasons: readonly { title: string; text: string }[] }) {
  return (
    <section className="section">
      <div className={`wrap ${styles.reasons}`}>
        <div className={styles.head}>
          <SectionHeader title="Reasons to Trust" cell={8}>
            Ask us anything before you pay. Asking is free.
          </SectionHeader>
          <MoreLink label="Contact Us" href={paths.contact} />
        </div>
        <ol className={styles.list}>
          {reasons.map(({ title, text }, index) => (
            <li key={title}>
              <img
                src={artPath('plate', (index % 9) + 1)}
                alt=""
                width={52}
                height={52}
                loading="lazy"
                decoding="async"
              />
              <div>
                <h3>{title}</h3>
                <p>{text}</p>
              </div>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}
