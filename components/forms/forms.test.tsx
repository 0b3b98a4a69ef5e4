import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { contactDraftKey } from '@/lib/contact/fields';
import { answers, fails, fetchMock, sent } from '../fetch-test-kit';
import { ContactForm } from './contact-form';
import { InterestForm } from './interest-form';

const asha = {
  name: 'Asha Rao',
  email: 'asha@example.com',
  phone: '98765 43210',
  message: 'Two names.\nWhich one?',
};

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const field = (label: string) => screen.getByLabelText(label);

describe('the contact form', () => {
  beforeEach(() => localStorage.clear());

  function open(draft: Partial<typeof asha>) {
    localStorage.setItem(contactDraftKey, JSON.stringify(draft));
    return render(<ContactForm whatsapp="910000000000" email="hello@example.com" />);
  }

  it('sends a message once, thanks by name, clears the fields and forgets the draft', async () => {
    let answer: (reply: object) => void = () => undefined;
    fetchMock.mockReturnValue(new Promise((resolve) => (answer = resolve)));
    open(asha);
    await press('Send Message');
    await press('Sending…');
    answer({ ok: true, status: 202, headers: new Map(), text: async () => '{}' });
    expect(await screen.findByRole('status')).toHaveTextContent('Thank you, Asha Rao.');
    expect(fetchMock).toHaveBeenCalledTimes(1);
    expect(sent().body).toEqual({ ...asha, website: '' });
    expect(field('Message')).toHaveValue('');
    expect(localStorage.getItem(contactDraftKey)).toBeNull();
  });

  it('names every fault at its field and puts focus on the first', async () => {
    open({ name: 'Asha Rao' });
    await press('Send Message');
    expect(field('Email')).toHaveFocus();
    expect(field('Phone')).toHaveAccessibleDescription('Enter your phone number');
    for (const label of ['Name', 'Email', 'Phone', 'Message']) expect(field(label)).toBeRequired();
    for (const [label, name] of Object.entries({ Name: 'name', Email: 'email', Phone: 'tel' }))
      expect(field(label)).toHaveAttribute('autocomplete', name);
    expect(screen.queryByRole('textbox', { name: /Website/ })).not.toBeInTheDocument();
    expect(field('Message')).toBeInvalid();
    expect(field('Name')).toBeValid();
    await userEvent.type(field('Email'), 'asha@example.com');
    expect(field('Email')).toBeValid();
    expect(fetchMock).not.toHaveBeenCalled();
  });

  it('keeps the draft over a failure and a reload', async () => {
    fails();
    const first = open(asha);
    fireEvent.input(field('Name'), { target: { value: 'Asha R' } });
    await press('Send Message');
    const news = await screen.findByRole('alert');
    expect(news).toHaveTextContent('Not sent yet. What you wrote is still here.');
    expect(news).toHaveTextContent('Network Error');
    expect(field('Message')).toHaveValue(asha.message);
    first.unmount();
    render(<ContactForm whatsapp="910000000000" email="hello@example.com" />);
    expect(field('Name')).toHaveValue('Asha R');
    expect(field('Message')).toHaveValue(asha.message);
  });

  it('asks about an address that looks mistyped, and puts it right at one press', async () => {
    open({ ...asha, email: 'asha@gmial.com' });
    await userEvent.click(field('Email'));
    await userEvent.tab();
    await userEvent.click(await screen.findByRole('button', { name: 'asha@gmail.com' }));
    expect(field('Email')).toHaveValue('asha@gmail.com');
    expect(field('Email')).toHaveFocus();
    expect(screen.getByText('Changed to asha@gmail.com')).toBeVisible();
    expect(localStorage.getItem(contactDraftKey)).toContain('asha@gmail.com');
  });

  it('moves to the field at which the server found a fault', async () => {
    answers(422, { errors: [{ field: 'phone', message: 'Enter your phone number' }] });
    open(asha);
    await press('Send Message');
    expect(field('Phone')).toHaveFocus();
  });

  it('empties the decoy that a password manager filled in, and keeps the message', async () => {
    open(asha);
    answers(422, { detail: 'A field that people never see was filled in.' });
    const decoy = field('Website (leave empty)');
    fireEvent.input(decoy, { target: { value: 'https://asha.example' } });
    await press('Send Message');
    expect(await screen.findByRole('alert')).toHaveTextContent('Not sent yet.');
    expect(decoy).toHaveValue('');
    expect(field('Message')).toHaveValue(asha.message);
  });
});

describe('the form for news of the book', () => {
  async function fillIn() {
    render(<InterestForm />);
    await press("I'm Interested");
    await userEvent.type(field('Enter your Name'), 'Asha Rao');
    await userEvent.type(field('Enter your email'), ' asha@example.com');
    await press('Stay Updated');
  }

  it('can be posted by a browser without our script', () => {
    const { container } = render(<InterestForm />);
    const form = container.querySelector('form');
    expect(form).toHaveAttribute('method', 'post');
    expect(form).toHaveAttribute('action', '/api/interest');
    for (const [name, fill] of Object.entries({ name: 'name', email: 'email', website: 'off' }))
      expect(form?.querySelector(`[name=${name}]`)).toHaveAttribute('autocomplete', fill);
  });

  it('is hidden until it is asked for, takes the focus, and gives it back on Cancel', async () => {
    render(<InterestForm />);
    expect(field('Enter your Name')).not.toBeVisible();
    await press("I'm Interested");
    expect(field('Enter your Name')).toHaveFocus();
    await press('Cancel');
    expect(field('Enter your Name')).not.toBeVisible();
    expect(screen.getByRole('button', { name: "I'm Interested" })).toHaveFocus();
  });

  it('keeps what was typed while it cannot be sent, sends it again, says so and clears the fields', async () => {
    answers(502, { detail: 'Not sent.' });
    await fillIn();
    const news = await screen.findByRole('alert');
    for (const words of ['Not sent yet.', 'Error sending email: Not sent.'])
      expect(news).toHaveTextContent(words);
    answers(429, {}, { 'Retry-After': '130' });
    await press('Try again');
    expect(await screen.findByText(/try again in 3 minutes/)).toBeVisible();
    expect(field('Enter your Name')).toHaveValue('Asha Rao');
    answers(202, {});
    await press('Try again');
    expect(await screen.findByRole('status')).toHaveTextContent('Registration Successful!');
    expect(screen.getByRole('status')).toHaveFocus();
    expect(sent().body).toEqual({
      ...{ name: 'Asha Rao', email: 'asha@example.com', website: '' },
      elapsed: expect.any(Number),
    });
    await press("I'm Interested");
    for (const label of ['Enter your Name', 'Enter your email'])
      expect(field(label)).toHaveValue('');
  });

  it('says that a mail asks once more, where one does', async () => {
    answers(202, { confirm: true });
    await fillIn();
    expect(await screen.findByRole('status')).toHaveTextContent('One thing is left: an email');
  });
});
