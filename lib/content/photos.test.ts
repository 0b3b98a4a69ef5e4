/** @jest-environment node */
import { refuseMissingPhotos } from './photos';

it('says which photograph is missing, and where it belongs', () => {
  const clients = [{ name: 'Film actor' }, { name: 'Coach', photo: 'no-such-portrait.jpg' }];
  expect(() => refuseMissingPhotos('clients.yaml', clients)).toThrow(
    'clients.yaml, client 2 (Coach), photo: no-such-portrait.jpg is not in the folder public/photos; put the picture there, with exactly this name, or take the line out.',
  );
});
