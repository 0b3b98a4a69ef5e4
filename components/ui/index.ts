/** Nothing here computes when it is imported, so a page's script has only what it uses. */
export { Button, ButtonLink, WayButton, MessageLinks, Buttons, CopyButton, Link } from './button';
export { Field, TextField, Checkbox, FieldError, focusOn } from './field';
export { Fold } from './fold';
export { type IconName, Icon, PageIcon, Tick, Mark, Inks } from './icon';
export { Rows, BankDetails, SampleBank, Steps } from './lists';
export { Notice } from './notice';
export { Plate, Picture, Photograph, Medallions, type Client } from './plate';
export { Price, Rating } from './price';
export { SectionHeader, MoreLink } from './section-header';
export { WithDevanagari, Fact, Month, Address, Reach, SampleMark, SampleNote } from './words';
