import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { answers, sent } from '../fetch-test-kit';
import { InterestForm } from './interest-form';

it('is hidden until it is asked for; focus moves in, and back on Cancel', async () => {
  render(<InterestForm />);
  expect(screen.getByLabelText('Enter your Name')).not.toBeVisible();
  await press("I'm Interested");
  expect(screen.getByPlaceholderText('Name')).toHaveFocus();
  expect(screen.getByPlaceholderText('you@example.com')).toBeVisible();
  await press('Cancel');
  expect(screen.getByLabelText('Enter your Name')).not.toBeVisible();
  expect(screen.getByRole('button', { name: "I'm Interested" })).toHaveFocus();
});

it('registers, says so and clears the fields', async () => {
  answers(202, {});
  await fillIn('Asha Rao', ' asha@example.com');
  await press('Stay Updated');
  expect(await screen.findByRole('status')).toHaveTextContent('Registration Successful!');
  expect(screen.getByRole('status')).toHaveFocus();
  expect(sent().body).toEqual({
    name: 'Asha Rao',
    email: 'asha@example.com',
    website: '',
    elapsed: expect.any(Number),
  });
  await press("I'm Interested");
  expect(screen.getByLabelText('Enter your Name')).toHaveValue('');
  expect(screen.getByLabelText('Enter your email')).toHaveValue('');
});

it('says that a mail asks once more, where one does', async () => {
  answers(202, { confirm: true });
  await fillIn('Asha Rao', 'asha@example.com');
  await press('Stay Updated');
  expect(await screen.findByRole('status')).toHaveTextContent('One thing is left: an email');
});

it('keeps what was typed when the mail was refused, and sends it again', async () => {
  answers(502, { detail: 'Not sent.' });
  await fillIn('Asha', 'asha@example.com');
  await press('Stay Updated');
  expect(await screen.findByRole('alert')).toHaveTextContent('Error sending email: Not sent.');
  expect(screen.getByRole('alert')).toHaveTextContent('Not sent yet.');
  expect(screen.getByLabelText('Enter your Name')).toHaveValue('Asha');
  expect(screen.getByLabelText('Enter your email')).toHaveValue('asha@example.com');
  answers(202, {});
  await press('Try again');
  expect(await screen.findByRole('status')).toHaveTextContent('Registration Successful!');
});

it('says when to come back after too many tries', async () => {
  answers(429, {}, { 'Retry-After': '130' });
  await fillIn('Asha', 'asha@example.com');
  await press('Stay Updated');
  expect(await screen.findByRole('alert')).toHaveTextContent('try again in 3 minutes');
});

it('is a form that a browser can post without our script', () => {
  const { container } = render(<InterestForm />);
  const form = container.querySelector('form');
  expect(form).toHaveAttribute('method', 'post');
  expect(form).toHaveAttribute('action', '/api/interest');
});

async function fillIn(name: string, email: string) {
  render(<InterestForm />);
  await press("I'm Interested");
  await userEvent.type(screen.getByLabelText('Enter your Name'), name);
  await userEvent.type(screen.getByLabelText('Enter your email'), email);
}

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
