// Builds the site before `npm start`, unless a build is there.
import { execSync } from 'node:child_process';
import { statSync } from 'node:fs';

const build = statSync('.next/finished', { throwIfNoEntry: false });
if (build)
  console.log(
    `Serving the build of ${build.mtime.toLocaleString()}. After a change run npm run build first.`,
  );
else execSync('npm run build', { stdio: 'inherit' });
