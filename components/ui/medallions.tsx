import { clients as pictures } from '@/lib/art/catalogue';
import type { Photo } from '@/lib/photo';
import { Plate } from './plate';
import { SampleMark } from './words';

export type Client = { name: string; role: string; photo?: Photo; sample?: boolean };

type MedallionsProps = { clients: readonly Client[]; className?: string };

/** Clients by their work. A picture belongs to a place in the list and shows no person; they begin anew after the last. */
export const Medallions = ({ clients, className }: MedallionsProps) => (
  <ul className={className}>
    {clients.map(({ name, role, photo, sample }, index) => (
      <li key={index}>
        <Plate kind="client" id={(index % pictures.length) + 1} photo={photo} />
        <h3 className="above-2">{name}</h3>
        <p className="muted above-1">
          {role} <SampleMark sample={sample} />
        </p>
      </li>
    ))}
  </ul>
);
