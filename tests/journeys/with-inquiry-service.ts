import { test as base } from '@playwright/test';

import { type ScriptedService, startScriptedService } from './inquiry-service.ts';

/** Journeys before a form service that says what they tell it to. */
export const test = base.extend<{ service: ScriptedService }>({
  service: async ({}, use) => {
    const service = await startScriptedService('dist');
    await use(service);
    await service.stop();
  },
});
