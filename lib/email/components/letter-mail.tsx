import {
  Body,
  Column,
  Container,
  Heading,
  Html,
  Preview,
  Row,
  Text,
} from '@react-email/components';
import type { Letter } from '../letter';
import { LetterBlock } from './letter-block';
import { LetterHead } from './letter-head';
import { LoShuStrip } from './lo-shu-strip';
import { Sentence } from './sentence';
import { ground, ink, type } from './theme';

/** The HTML part of a mail: a sheet of 600 pixels under nine cells, with a foot below it. */
export function LetterMail({ letter }: { letter: Letter }) {
  return (
    <Html lang="en">
      <LetterHead title={letter.heading} />
      <Body className="page" style={{ margin: 0, padding: 0 }}>
        <Preview>{letter.preview}</Preview>
        <Row {...ground('page', {})}>
          <Column className="out" style={{ padding: '32px 16px' }}>
            <Container style={{ maxWidth: '600px' }}>
              <LoShuStrip />
              <Sheet letter={letter} />
              <Foot letter={letter} />
            </Container>
          </Column>
        </Row>
      </Body>
    </Html>
  );
}

function Sheet({ letter }: { letter: Letter }) {
  const card = ground('card', { padding: '28px 40px 36px', borderRadius: '0 0 14px 14px' });
  return (
    <Row>
      <Column {...card} className={`${card.className} pad round`}>
        <Text {...ink('ink', { ...type.sender, margin: '0 0 26px' })}>{letter.sender}</Text>
        <Heading {...ink('ink', { ...type.heading, margin: '0 0 14px' })}>{letter.heading}</Heading>
        {letter.lead && (
          <Text {...ink('ink2', { ...type.text, margin: '0 0 16px' })}>
            <Sentence words={letter.lead} />
          </Text>
        )}
        {letter.blocks.map((block, index) => (
          <LetterBlock key={index} block={block} />
        ))}
      </Column>
    </Row>
  );
}

function Foot({ letter }: { letter: Letter }) {
  return (
    <Row>
      <Column className="pad" style={{ padding: '24px 40px 8px' }}>
        {letter.foot.map((words, index) => (
          <Text key={index} {...ink('ink2', { ...type.small, margin: '0 0 14px' })}>
            <Sentence words={words} />
          </Text>
        ))}
      </Column>
    </Row>
  );
}
