import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';

type Value = { stringValue?: string; intValue?: number | string };
type Attribute = { key: string; value: Value };
type Received = {
  resourceSpans: {
    resource: { attributes: Attribute[] };
    scopeSpans: {
      spans: {
        traceId: string;
        spanId: string;
        parentSpanId?: string;
        name: string;
        kind: number;
        attributes: Attribute[];
      }[];
    }[];
  }[];
};

export type ReceivedSpan = {
  service: string;
  traceId: string;
  id: string;
  parentId: string | undefined;
  name: string;
  /** As the protocol numbers them: 2 is a server, 3 a client, 5 a consumer. */
  kind: number;
  attributes: Record<string, string>;
};

const read = (attributes: Attribute[]) =>
  Object.fromEntries(
    attributes.map(({ key, value }) => [key, String(value.stringValue ?? value.intValue)]),
  );

/** A collector that takes OTLP over HTTP in JSON and keeps what it gets. */
export async function traceReceiver() {
  const spans: ReceivedSpan[] = [];
  /** All bodies as they came. */
  let text = '';
  const server = createServer((request, response) => {
    let body = '';
    request.on('data', (chunk: Buffer) => (body += chunk.toString()));
    request.on('end', () => {
      text += body;
      for (const { resource, scopeSpans } of (JSON.parse(body) as Received).resourceSpans) {
        const service = read(resource.attributes)['service.name'] ?? '';
        for (const span of scopeSpans.flatMap((scope) => scope.spans)) {
          const { traceId, spanId: id, name, kind } = span;
          const parentId = span.parentSpanId === '' ? undefined : span.parentSpanId;
          spans.push({
            service,
            traceId,
            id,
            parentId,
            name,
            kind,
            attributes: read(span.attributes),
          });
        }
      }
      response.writeHead(200, { 'content-type': 'application/json' }).end('{}');
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  // A test that fails must still end.
  server.unref();
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    spans,
    received: () => text,
    /** The standard variables that lead here. */
    environment: {
      OTEL_EXPORTER_OTLP_ENDPOINT: url,
      OTEL_EXPORTER_OTLP_PROTOCOL: 'http/json',
      OTEL_BSP_SCHEDULE_DELAY: '100',
    },
    /** Waits until a span of this kind has come. */
    async until(isIt: (span: ReceivedSpan) => boolean): Promise<ReceivedSpan> {
      for (let tries = 0; tries < 300; tries += 1) {
        const found = spans.find(isIt);
        if (found !== undefined) return found;
        await wait(100);
      }
      throw new Error(`It did not come, but ${spans.map(({ name }) => name).join(', ')}`);
    },
    close: () => new Promise<void>((resolve) => server.close(() => resolve())),
  };
}
