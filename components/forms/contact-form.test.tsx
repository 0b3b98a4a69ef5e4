import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { contactDraftKey } from '@/lib/contact/fields';
import { answers, fails, fetchMock, sent } from '../fetch-test-kit';
import { ContactForm } from './contact-form';

const asha = {
  name: 'Asha Rao',
  email: 'asha@example.com',
  phone: '98765 43210',
  message: 'Two names.\nWhich one?',
};

beforeEach(() => localStorage.clear());

it('sends a message, thanks by name, clears the fields and forgets the draft', async () => {
  answers(202, {});
  open(asha);
  await send();
  expect(await screen.findByRole('status')).toHaveTextContent('Thank you, Asha Rao.');
  expect(sent().body).toEqual({ ...asha, website: '' });
  expect(screen.getByLabelText('Message')).toHaveValue('');
  expect(localStorage.getItem(contactDraftKey)).toBeNull();
});

it('names every fault at its field and puts focus on the first', async () => {
  open({ name: 'Asha Rao' });
  await send();
  expect(screen.getByLabelText('Email')).toHaveFocus();
  expect(screen.getByLabelText('Phone')).toHaveAccessibleDescription('Enter your phone number');
  expect(screen.getByLabelText('Message')).toBeInvalid();
  expect(screen.getByLabelText('Name')).toBeValid();
  await userEvent.type(screen.getByLabelText('Email'), 'asha@example.com');
  expect(screen.getByLabelText('Email')).toBeValid();
  expect(fetchMock).not.toHaveBeenCalled();
});

it('keeps the draft over a failure and a reload', async () => {
  fails();
  const first = open(asha);
  fireEvent.input(screen.getByLabelText('Name'), { target: { value: 'Asha R' } });
  await send();
  const news = await screen.findByRole('alert');
  expect(news).toHaveTextContent('Not sent yet. What you wrote is still here.');
  expect(news).toHaveTextContent('Network Error');
  expect(screen.getByRole('button', { name: 'Try again' })).toBeVisible();
  expect(screen.getByLabelText('Message')).toHaveValue(asha.message);
  first.unmount();
  render(<ContactForm whatsapp="910000000000" email="hello@example.com" />);
  expect(screen.getByLabelText('Name')).toHaveValue('Asha R');
  expect(screen.getByLabelText('Message')).toHaveValue(asha.message);
});

it('shows what the server found at the field, or that a password manager filled in the decoy, and empties that', async () => {
  answers(422, { errors: [{ field: 'phone', message: 'Enter your phone number' }] });
  open(asha);
  await send();
  expect(screen.getByLabelText('Phone')).toHaveFocus();
  answers(422, { detail: 'A field that people never see was filled in.' });
  const decoy = screen.getByLabelText('Website (leave empty)');
  fireEvent.input(decoy, { target: { value: 'https://asha.example' } });
  await send();
  expect(await screen.findByRole('alert')).toHaveTextContent('Not sent yet.');
  expect(decoy).toHaveValue('');
  expect(screen.getByLabelText('Message')).toHaveValue(asha.message);
});

it('sends once, however often it is pressed', async () => {
  fetchMock.mockReturnValue(new Promise(() => undefined));
  open(asha);
  await send();
  await userEvent.click(screen.getByRole('button', { name: 'Sending…' }));
  expect(fetchMock).toHaveBeenCalledTimes(1);
});

it('is a form that a browser can post without our script, every field of it required', () => {
  const { container } = open({});
  const form = container.querySelector('form');
  expect(form).toHaveAttribute('action', '/api/contact');
  expect(form).toHaveAttribute('method', 'post');
  for (const label of ['Name', 'Email', 'Phone', 'Message'])
    expect(screen.getByLabelText(label)).toBeRequired();
});

function open(draft: Partial<typeof asha>) {
  localStorage.setItem(contactDraftKey, JSON.stringify(draft));
  return render(<ContactForm whatsapp="910000000000" email="hello@example.com" />);
}

const send = () => userEvent.click(screen.getByRole('button', { name: 'Send Message' }));
