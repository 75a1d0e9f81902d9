import { mount } from 'svelte';
import App from './App.svelte';
import { speech } from './lib/i18n/index.svelte';
import { navigation } from './lib/navigation.svelte';
import { followKeyboard } from './lib/ui/keyboard';
import './styles/fonts-latin.css';
import './styles/tokens.css';
import './styles/base.css';
import './lib/art/art.css';

navigation.start();
followKeyboard();
await speech.speak(speech.wished);
mount(App, { target: document.getElementById('app')! });
