import 'server-only';
import { fileQueue } from '../mail/queue-files';
import { redisQueue } from '../mail/queue-redis';
import { env } from '../platform/env';
import { connect, untilReady } from '../platform/redis';
import type { Row } from './row';

/** What stands against keeping orders in the queues that are named, as seen from this machine. */
export async function queueRows(): Promise<Row[]> {
  const looks = await Promise.all([
    env.REDIS_URL && lookAtRedis(env.REDIS_URL),
    env.QUEUE_DIR && fileQueue(env.QUEUE_DIR).status(),
  ]);
  return looks
    .flatMap((look) => (look ? look.faults : []))
    .map(({ name, problem, fix }) => ({ weight: 'open', location: name, problem, fix }));
}

async function lookAtRedis(url: string) {
  const client = connect(url);
  await untilReady(client);
  const look = await redisQueue(client).status();
  client.disconnect();
  return look;
}
