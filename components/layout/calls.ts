/** Bundled into /calls.js, which public/site.js imports when a visitor nears the booking button. */
import { indiaNow } from '@/lib/time';

/** Outside the hours the chat comes first, and below the call stands when calls are answered. */
export function orderByHours(booking: Element) {
  const [call, chat] = booking.querySelectorAll<HTMLElement>('[href^="tel:"], [href*="wa.me"]');
  const callBox = call?.parentElement;
  const opens = callBox?.querySelector('p');
  if (!call || !chat || !callBox || !opens) return;
  const put = () => {
    const { isOpen, opensIn } = indiaNow(new Date());
    opens.hidden = isOpen;
    opens.textContent = `Lines open in ${opensIn}`;
    if (isOpen === Boolean(callBox.nextElementSibling)) return;
    callBox.parentElement?.append(isOpen ? chat : callBox);
    [call.className, chat.className] = [chat.className, call.className];
  };
  put();
  booking.addEventListener('toggle', put);
}
