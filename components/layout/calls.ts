/** Bundled into /calls.js, which public/site.js imports when a visitor nears the booking button. */
import { indiaNow } from '@/lib/time';

/** Outside the hours the chat comes first, and the call says when calls are answered. */
export function orderByHours(booking: Element) {
  const [call, chat] = booking.querySelectorAll('a');
  if (!call || !chat) return;
  const when = call.appendChild(document.createElement('span'));
  const put = () => {
    const { isOpen, opensIn } = indiaNow(new Date());
    when.textContent = isOpen ? '' : `(opens in ${opensIn})`;
    if (isOpen === Boolean(call.nextElementSibling)) return;
    call.parentElement?.append(isOpen ? chat : call);
    [call.className, chat.className] = [chat.className, call.className];
  };
  put();
  booking.addEventListener('toggle', put);
}
