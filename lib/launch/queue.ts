import 'server-only';
import { fileQueue } from '../email/queue-files';
import { redisQueue } from '../email/queue-redis';
import { env } from '../env';
import { connect, untilReady } from '../relay/redis';
import type { Row } from './row';

/** What stands against keeping orders in the queues that are named, as seen from this machine. */
export async function queueRows(): Promise<Row[]> {
  const looks = await Promise.all([
    env.REDIS_URL && lookAtRedis(env.REDIS_URL),
    env.QUEUE_DIR && fileQueue(env.QUEUE_DIR).look(),
  ]);
  return looks
    .flatMap((look) => (look ? look.faults : []))
    .map(({ name, problem, fix }) => ({ weight: 'open', place: name, problem, fix }));
}

async function lookAtRedis(url: string) {
  const client = connect(url);
  await untilReady(client);
  const look = await redisQueue(client).look();
  client.disconnect();
  return look;
}
