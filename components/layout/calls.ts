/**
 * What the booking panel offers first. Bundled into /calls.js by app/calls.js/route.ts; public/site.js imports it when
 * somebody comes near the booking button.
 */
import { indiaNow } from '@/lib/time';

/** While no calls are answered the chat comes first, as the main action, and the call says when they are. */
export function keepInOrder(booking: Element) {
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
