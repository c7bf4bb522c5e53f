import assert from 'node:assert/strict';
import { test } from 'node:test';
import fastify from 'fastify';
import { readConfig } from '../../../config.ts';
import { browserHash } from './browser-cookie.ts';

const cookieAt = async (publicUrl: string): Promise<string[]> => {
  const config = { ...readConfig({}), publicUrl };
  const app = fastify().get('/', (request, reply) => browserHash(request, reply, config));
  const { headers } = await app.inject('/');
  return String(headers['set-cookie']).split('; ');
};

test('the cookie of a login is kept from scripts and other sites, and from plain http behind https', async () => {
  const [value, ...attributes] = await cookieAt('https://workerbadge.example');
  assert.match(value ?? '', /^wb-login=[\w-]{43}$/);
  assert.deepEqual(attributes, [
    'Path=/api/Login',
    'Max-Age=86400',
    'HttpOnly',
    'SameSite=Lax',
    'Secure',
  ]);
  const onLoopback = await cookieAt('http://localhost:8080');
  assert.deepEqual(onLoopback.slice(1), attributes.slice(0, -1));
});
