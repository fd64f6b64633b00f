import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { ModelGate } from '../src/modules/ai/model-gate.ts';

/** What a server that speaks the protocol of OpenAI was asked, to the byte. */
export interface ModelCall {
  path: string;
  authorization: string | undefined;
  body: string;
}
type Reply = (response: ServerResponse, call: ModelCall) => void;

const servers: Server[] = [];

export async function stopModelServers(): Promise<void> {
  for (const server of servers.splice(0)) {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  }
}

/** A server that answers one reply after the other, the last one again and again. */
export async function startModelServer(...replies: Reply[]): Promise<{ baseUrl: string; asked: ModelCall[] }> {
  const asked: ModelCall[] = [];
  const server = createServer((request, response) => {
    void readBody(request).then((body) => {
      const call = { path: request.url ?? '', authorization: request.headers.authorization, body };
      asked.push(call);
      replies[Math.min(asked.length, replies.length) - 1]?.(response, call);
    });
  });
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The test server has no port');
  return { baseUrl: `http://127.0.0.1:${address.port}/v1`, asked };
}

async function readBody(request: IncomingMessage): Promise<string> {
  let body = '';
  for await (const chunk of request) body += String(chunk);
  return body;
}

export const modelSays =
  (content: unknown): Reply =>
  (response) => {
    const text = typeof content === 'string' ? content : JSON.stringify(content);
    response.setHeader('content-type', 'application/json');
    response.end(
      JSON.stringify({
        id: 'chat-1',
        object: 'chat.completion',
        created: 1,
        model: 'small-model',
        choices: [{ index: 0, message: { role: 'assistant', content: text }, finish_reason: 'stop' }],
        usage: { prompt_tokens: 1, completion_tokens: 1, total_tokens: 2 },
      }),
    );
  };

export const failsWith =
  (status: number): Reply =>
  (response) => {
    response.statusCode = status;
    response.setHeader('content-type', 'application/json');
    response.end(JSON.stringify({ error: { message: 'secret inner words', type: 'x', code: null, param: null } }));
  };

export const neverAnswers: Reply = () => undefined;

/** A gate that masks nothing, spends without end and remembers nothing. */
export const openModelGate = (): ModelGate => ({
  mask: () => Promise.resolve((text) => text),
  spend: () => Promise.resolve(true),
  recall: () => Promise.resolve(null),
  keep: () => Promise.resolve(),
});
