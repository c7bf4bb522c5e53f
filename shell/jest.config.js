export default { preset: '../tools/jest-preset/jest-preset.js' };
