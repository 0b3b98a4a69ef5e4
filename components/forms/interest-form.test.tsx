import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { answers, sent } from '../fetch-test-kit';
import { InterestForm } from './interest-form';

it('is a form that a browser can post without our script, hidden until it is asked for; focus moves in, and back on Cancel', async () => {
  const { container } = render(<InterestForm />);
  const form = container.querySelector('form');
  expect(form).toHaveAttribute('method', 'post');
  expect(form).toHaveAttribute('action', '/api/interest');
  expect(screen.getByLabelText('Enter your Name')).not.toBeVisible();
  await press("I'm Interested");
  expect(screen.getByPlaceholderText('Name')).toHaveFocus();
  expect(screen.getByPlaceholderText('you@example.com')).toBeVisible();
  await press('Cancel');
  expect(screen.getByLabelText('Enter your Name')).not.toBeVisible();
  expect(screen.getByRole('button', { name: "I'm Interested" })).toHaveFocus();
});

it.each([
  ['registers, says so', {}, 'Registration Successful!'],
  [
    'says that a mail asks once more, where one does,',
    { confirm: true },
    'One thing is left: an e',
  ],
])('%s and clears the fields', async (_, answer, words) => {
  answers(202, answer);
  await fillIn('Asha Rao', ' asha@example.com');
  await press('Stay Updated');
  expect(await screen.findByRole('status')).toHaveTextContent(words);
  expect(screen.getByRole('status')).toHaveFocus();
  expect(sent().body).toEqual({
    ...{ name: 'Asha Rao', email: 'asha@example.com', website: '' },
    elapsed: expect.any(Number),
  });
  await press("I'm Interested");
  expect(screen.getByLabelText('Enter your Name')).toHaveValue('');
  expect(screen.getByLabelText('Enter your email')).toHaveValue('');
});

it.each([
  ['the mail was refused', 502, { detail: 'Not sent.' }, 'Error sending email: Not sent.'],
  ['there were too many', 429, {}, 'try again in 3 minutes'],
])('keeps what was typed when %s, and sends it again', async (_, status, answer, words) => {
  answers(status, answer, { 'Retry-After': '130' });
  await fillIn('Asha', 'asha@example.com');
  await press('Stay Updated');
  expect(await screen.findByRole('alert')).toHaveTextContent(words);
  expect(screen.getByRole('alert')).toHaveTextContent('Not sent yet.');
  expect(screen.getByLabelText('Enter your Name')).toHaveValue('Asha');
  answers(202, {});
  await press('Try again');
  expect(await screen.findByRole('status')).toHaveTextContent('Registration Successful!');
});

async function fillIn(name: string, email: string) {
  render(<InterestForm />);
  await press("I'm Interested");
  await userEvent.type(screen.getByLabelText('Enter your Name'), name);
  await userEvent.type(screen.getByLabelText('Enter your email'), email);
}

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
