import { Component, type ReactNode } from 'react';
import { contactPath } from '@/lib/site';
import { Button, ButtonLink, Buttons, Notice } from '../ui';

type GuardProps = {
  box?: Element;
  children: ReactNode;
};

/** Keeps the page when an island fails, and puts its input back when it is drawn again. */
export class ErrorBoundary extends Component<GuardProps, { hasFailed: boolean }> {
  override state = { hasFailed: false };
  private typed = new Map<string, string>();

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  /** Last moment at which the fields still stand in the page. */
  override getSnapshotBeforeUpdate() {
    if (!this.state.hasFailed || this.typed.size > 0) return null;
    for (const field of fieldsIn(this.props.box)) this.typed.set(field.name, field.value);
    return null;
  }

  override componentDidUpdate() {
    if (this.state.hasFailed) return;
    for (const field of fieldsIn(this.props.box)) {
      const value = this.typed.get(field.name);
      if (value === undefined || value === field.value) continue;
      field.value = value;
      field.dispatchEvent(new Event('input', { bubbles: true }));
    }
    this.typed.clear();
  }

  override render() {
    if (!this.state.hasFailed) return this.props.children;
    // Read from the page: no island is given the contact details for this alone.
    const { dial, whatsapp } = this.props.box?.closest('main')?.dataset ?? {};
    return (
      <Notice kind="error">
        <p>
          <strong>This part of the page failed, and it was not you.</strong> What you typed is kept.
          Try once more, or reach us another way.
        </p>
        <Buttons>
          <Button small onClick={() => this.setState({ hasFailed: false })}>
            Try again
          </Button>
          {dial && (
            <ButtonLink small look="line" href={`tel:${dial}`}>
              Call
            </ButtonLink>
          )}
          {whatsapp && (
            <ButtonLink small look="line" href={`https://wa.me/${whatsapp}`} newTab>
              WhatsApp
            </ButtonLink>
          )}
          <ButtonLink small look="line" href={contactPath}>
            Contact us
          </ButtonLink>
        </Buttons>
      </Notice>
    );
  }
}

type TextControl = HTMLInputElement | HTMLTextAreaElement;

/** Skips checkboxes: a consent is given anew. */
const fieldsIn = (box: Element | undefined) => [
  ...(box?.querySelectorAll<TextControl>('textarea, input:not([type=checkbox], [type=radio])') ??
    []),
];
