import { useState, type FormEvent } from 'react';
import { callMinutes, timeFields } from '@/lib/owner-steps/times';
import { indiaClock, indiaMoment, momentBy, type Clock } from '@/lib/moments';
import { Field } from '../ui/field';
import styles from './time-slots.module.scss';

type TimeSlotsProps = { clock: Clock | undefined; faults: Record<string, string> };

/** Up to three days and times in India, each said by both clocks below its fields. */
export function TimeSlots({ clock, faults }: TimeSlotsProps) {
  return (
    <div className={styles.slots}>
      {timeFields.map((names, index) => (
        <Slot key={names.day} number={index + 1} names={names} clock={clock} faults={faults} />
      ))}
      <Field
        id="minutes"
        name="minutes"
        type="number"
        inputMode="numeric"
        label="How many minutes it takes"
        error={faults.minutes}
        min={callMinutes.least}
        max={callMinutes.most}
        step={5}
        defaultValue={callMinutes.usual}
      />
    </div>
  );
}

type SlotProps = TimeSlotsProps & { number: number; names: (typeof timeFields)[number] };

function Slot({ number, names, clock, faults }: SlotProps) {
  const [typed, setTyped] = useState({ day: '', time: '' });
  const moment = indiaMoment(typed.day, typed.time);
  const note = (field: 'day' | 'time') => (event: FormEvent<HTMLInputElement>) => {
    const { value } = event.currentTarget;
    setTyped((before) => ({ ...before, [field]: value }));
  };
  return (
    <fieldset className={styles.slot}>
      <legend>
        Time {number}
        {number > 1 && <span> (optional)</span>}
      </legend>
      <Field
        id={names.day}
        name={names.day}
        type="date"
        label="Day"
        error={faults[names.day]}
        onInput={note('day')}
      />
      <Field
        id={names.time}
        name={names.time}
        type="time"
        label="Time in India"
        error={faults[names.time]}
        onInput={note('time')}
      />
      {moment !== undefined && (
        <p className={styles.both}>
          <b>{momentBy(moment, indiaClock)}</b>
          {clock && <span>{momentBy(moment, clock)}</span>}
        </p>
      )}
    </fieldset>
  );
}
