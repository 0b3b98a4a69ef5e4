/** Nothing here computes when it is imported, so a page's script has only what it uses. */
export { Button, ButtonLink, WayButton, MessageLinks, Buttons, CopyButton, Link } from './button';
export { InputField, TextAreaField, Checkbox, FieldError, focusOn } from './field';
export { Fold } from './fold';
export { type IconName, Icon, PageIcon, Tick, LoShuMark, Lanes, Inks } from './icon';
export { Rows, BankDetails, SampleBank, Steps } from './lists';
export { Notice } from './notice';
export { Plate, LazyPicture, Photograph, Medallions, type ClientFacts } from './plate';
export { Price, Rating } from './price';
export { MoreLink } from './more-link';
export { WithDevanagari, Fact, Month, Address, ContactLinks } from './words';
