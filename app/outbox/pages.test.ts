import { outboxMail, outboxResponse } from './pages';

const mail = {
  id: '2026-1',
  date: '2026-11-20T10:00:00.000Z',
  from: { email: 'bookings@example.com', name: 'Practice' },
  to: 'owner@example.com',
  replyTo: 'asha@example.com',
  subject: '<b>Order</b>',
  html: '<p title="a">Order</p><script>alert(1)</script>',
  text: 'Order <i>',
};

describe('the outbox page', () => {
  it('shows a mail without letting its markup out of the sandbox', () => {
    const html = outboxMail(mail);
    expect(html).toContain('<h1>&lt;b&gt;Order&lt;/b&gt;</h1>');
    expect(html).toContain('srcdoc="&lt;p title=&quot;a&quot;&gt;Order');
    expect(html).toContain('<pre>Order &lt;i&gt;</pre>');
    expect(html).not.toContain('<script');
  });

  it('is not there in production', async () => {
    const page = async () => outboxMail(mail);
    expect((await outboxResponse(page)).status).toBe(200);
    jest.replaceProperty(process, 'env', { ...process.env, NODE_ENV: 'production' });
    expect((await outboxResponse(page)).status).toBe(404);
  });
});
