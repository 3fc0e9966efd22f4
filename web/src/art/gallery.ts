import { mount } from 'svelte';

import '../styles/index.css';
import Gallery from './Gallery.svelte';

mount(Gallery, { target: document.body });
