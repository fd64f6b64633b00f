// @vitest-environment jsdom
import { fireEvent, screen } from '@testing-library/react';
import { HANDBOOK_MAX_BYTES } from '@vela/domain/documents';
import { expect, it, vi } from 'vitest';
import { answerCalls } from '../../../lib/test-support/answer-calls.ts';
import { renderSignedIn } from '../../../lib/test-support/render-signed-in.tsx';
import { stubBrowser } from '../../../lib/test-support/stub-browser.ts';
import { HandbookTab } from './handbook-tab.tsx';

stubBrowser();

it('does not send a file that is too large, and says so', async () => {
  const handbook = { current: null, latest: null, history: [] };
  answerCalls({ 'GET /api/company/handbook': { status: 200, body: { handbook } } });
  const send = vi.spyOn(XMLHttpRequest.prototype, 'send');
  renderSignedIn(<HandbookTab />);
  const file = new File([], 'long.txt');
  Object.defineProperty(file, 'size', { value: HANDBOOK_MAX_BYTES + 1 });
  fireEvent.change(await screen.findByLabelText('Handbook file'), { target: { files: [file] } });
  expect((await screen.findByRole('alert')).textContent).toContain('larger than 25 MB');
  expect(send).not.toHaveBeenCalled();
});
